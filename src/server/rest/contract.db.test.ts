import { expect, it } from "vitest";
import { routeName } from "./row";
import { table } from "./table";

/** Every call of the contract: method and path, as it is written there. */
const CONTRACT = `
POST /login
POST /register
GET /logout
GET /user
PUT /user
PUT /user-birth-date
POST /delete-user-data
POST /register-admin
PUT /change-password
GET /suscriptor
GET /suscriptions
PUT /suscription
POST /suscribe-this-user
POST /unsuscribe-this-user
POST /suspended-user-payment
PUT /assign-paypal-id-to-suscriptor
GET /get-paypal-suscription-change-confirm-url/{id}
GET /confirm-paypal-suscription-change/{id}
POST /telegram-notification
POST /telegram-notify-supers
POST /new-linked-tent
GET /tent
GET /tent/{slug}
GET /tent-by-id/{id}
GET /tent-by-subdomain/{sub}
PUT /tent
POST /upload-logo
PUT /assign-tent-colors
GET /country/{id}
GET /payment-adjustments/{tentId}
PUT /payment-adjustment
POST /quote
GET /promotions/{tentId}
POST /promotion
PUT /promotion
DELETE /promotion/{id}
GET /quantity-breaks/{tentId}
POST /quantity-break
PUT /quantity-break
DELETE /quantity-break/{id}
GET /coupons/{tentId}
POST /coupon
PUT /coupon
DELETE /coupon/{id}
GET /price-lists/{tentId}
GET /price-list/{id}
POST /price-list
PUT /price-list
DELETE /price-list/{id}
GET /tentStats/{id}
GET /tent-sessions/{id}
GET /image-tobase/{a}/{b}
GET /getProducts/{tentId}
GET /get-categories/{tentId}
GET /not-paused-category-ids/{tentId}
GET /search-results/{tentId}/{term}
GET /category-products/{categoryId}
GET /no-category-products/{tentId}
POST /product
PUT /product
PUT /product-whole
DELETE /product/{id}
POST /product/image
DELETE /product/image/{id}
PUT /product/images-order
GET /refetch-product/{id}
POST /products/multi-product-price-change
POST /imports
GET /imports/{id}
POST /imports/{id}/cancel
POST /imports/{id}/undo
POST /imports/{id}/retry-photos
POST /category
PUT /category
PUT /category/whole
DELETE /category/{id}
POST /category/image
GET /links/{tentId}
POST /first-links/{tentId}
PUT /linktree-order
PUT /linktree-description
PUT /link
POST /link
DELETE /link/{id}
GET /user-survey/{id}
POST /survey
GET /config
PUT /config
GET /catalogo-deposito-job
GET /processing-job
POST /novedades/image
POST /configs/logo
POST /special-cat-img
POST /update-nophoto
GET /set-user-notifications-viewed
POST /new-user-notification
GET /user-notifications
`;

const lines = (text: string) => text.trim().split("\n").filter(Boolean);

it("has exactly the calls of the contract, each once", () => {
  expect(table.map(routeName).sort()).toEqual(lines(CONTRACT).sort());
});

it("describes each call in Spanish", () => {
  for (const { summary } of table) expect(summary).toMatch(/^[A-ZÁÉÍÓÚ“].{5,118}\.$/u);
});
