import Papa from "papaparse";
import { linesOf, PLAIN_PRODUCTS } from "./plain-products";

const NEW_HEADINGS =
  "Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Option1 Linked To,Option2 name,Option2 value,Option2 Linked To,Option3 name,Option3 value,Option3 Linked To,Price,Compare-at price,Cost per item,Charge tax,Tax code,Unit price total measure,Unit price total measure unit,Unit price base measure,Unit price base measure unit,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Weight unit for display,Requires shipping,Fulfillment service,Product image URL,Image position,Image alt text,Variant image URL,Gift card,SEO title,SEO description,Color (product.metafields.shopify.color-pattern),Google Shopping / Condition".split(
    ",",
  );
const OLD_HEADINGS =
  "Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option1 Linked To,Option2 Name,Option2 Value,Option2 Linked To,Option3 Name,Option3 Value,Option3 Linked To,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Variant Image,Variant Weight Unit,Variant Tax Code,Cost per item,Status".split(
    ",",
  );

/** The names of the same columns in both generations of the file. */
const OLD_NAMES: Record<string, string> = {
  "URL handle": "Handle",
  Description: "Body (HTML)",
  "Published on online store": "Published",
  SKU: "Variant SKU",
  "Option1 name": "Option1 Name",
  "Option1 value": "Option1 Value",
  "Option2 name": "Option2 Name",
  "Option2 value": "Option2 Value",
  Price: "Variant Price",
  "Compare-at price": "Variant Compare At Price",
  "Inventory tracker": "Variant Inventory Tracker",
  "Inventory quantity": "Variant Inventory Qty",
  "Continue selling when out of stock": "Variant Inventory Policy",
  "Product image URL": "Image Src",
  "Image position": "Image Position",
  "Variant image URL": "Variant Image",
  "Gift card": "Gift Card",
};

type Row = Record<string, string | number>;

function rows(photos: string, policy: { deny: string; go: string }): Row[] {
  const shown = { "Published on online store": "TRUE", Status: "active", "Gift card": "FALSE" };
  const plain = PLAIN_PRODUCTS.map(
    ({ name, handle, sku, price, stock, category }, at): Row => ({
      Title: name,
      "URL handle": handle,
      Description: `<p>${name}.</p>`,
      Type: category,
      ...shown,
      SKU: `'${sku}`,
      "Option1 name": "Title",
      "Option1 value": "Default Title",
      Price: price.toFixed(2),
      "Inventory tracker": "shopify",
      "Inventory quantity": stock,
      "Continue selling when out of stock": policy.deny,
      "Product image URL": at < 10 ? `${photos}/${handle}.jpg?v=1` : "",
      "Image position": at < 10 ? 1 : "",
    }),
  );
  return [
    ...plain,
    {
      Title: "Remera lisa",
      "URL handle": "remera-lisa",
      Description: "<p>Algodón<br>peinado</p>",
      "Product category": "Apparel & Accessories > Clothing > Shirts, Tops & Blouses",
      ...shown,
      SKU: "REM-S",
      "Option1 name": "Talle",
      "Option1 value": "S",
      Price: "9900.00",
      "Compare-at price": "12000.00",
      "Cost per item": "4000.00",
      "Inventory tracker": "shopify",
      "Inventory quantity": 3,
      "Continue selling when out of stock": policy.deny,
      "Product image URL": `${photos}/remera-1.jpg`,
      "Image position": 1,
      "Variant image URL": `${photos}/remera-s.jpg`,
    },
    {
      "URL handle": "remera-lisa",
      SKU: "REM-M",
      "Option1 value": "M",
      Price: "9900.00",
      "Compare-at price": "12000.00",
      "Inventory tracker": "shopify",
      "Inventory quantity": -2,
      "Continue selling when out of stock": policy.deny,
      "Product image URL": `${photos}/remera-2.jpg`,
      "Image position": 2,
    },
    // a row that only adds a photo
    { "URL handle": "remera-lisa", "Product image URL": `${photos}/remera-3.jpg`, "Image position": 3 },
    {
      Title: "Borrador",
      "URL handle": "borrador",
      "Published on online store": "FALSE",
      Status: "draft",
      "Option1 name": "Title",
      "Option1 value": "Default Title",
      Price: "100.00",
    },
    { Title: "Archivado", "URL handle": "archivado", ...shown, Status: "archived", Price: "100.00" },
    {
      Title: "Se vende sin stock",
      "URL handle": "sin-stock",
      ...shown,
      Price: "100.00",
      "Inventory tracker": "shopify",
      "Inventory quantity": 0,
      "Continue selling when out of stock": policy.go,
    },
    { Title: "Tarjeta de regalo", "URL handle": "regalo", ...shown, "Gift card": "TRUE", Price: "5000.00" },
  ];
}

/** 44 products with 2 variants and a gift card, 14 photos: the headings since 2025. */
export function newShopifyFile(photos: string): Uint8Array {
  const text = Papa.unparse(linesOf(NEW_HEADINGS, rows(photos, { deny: "DENY", go: "CONTINUE" })), { newline: "\n" });
  return new TextEncoder().encode(`\ufeff${text}`);
}

/** The same products with the headings before. */
export function oldShopifyFile(photos: string): Uint8Array {
  const old = rows(photos, { deny: "deny", go: "continue" })
    .map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [OLD_NAMES[name] ?? name, value])))
    .map(({ "Product category": category, ...row }) =>
      category === undefined ? row : { ...row, "Product Category": category },
    );
  return new TextEncoder().encode(Papa.unparse(linesOf(OLD_HEADINGS, old as Row[])));
}
