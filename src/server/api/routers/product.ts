import { z } from "zod";
import { idSchema } from "~/domain/fields";
import { bulkSchema, productSelectionSchema } from "~/domain/product/crud/bulk";
import { productListSchema } from "~/domain/product/crud/list-schema";
import { productMoveSchema } from "~/domain/product/crud/listing-schemas";
import {
  imagesOrderForm,
  productChangesSchema,
  productFieldUpdateSchema,
  productFormSchema,
  productUpdateWithImagesSchema,
  variantFormSchema,
} from "~/domain/product/crud/schemas";
import { claimPhotosSchema, matchPhotosSchema } from "~/domain/product/images/photo-upload-schemas";
import { priceListScopeSchema } from "~/domain/product/prices/price-list-schema";
import { imageForm, photoForm } from "~/server/api/image-form";
import { createTRPCRouter } from "~/server/api/init";
import { forTent, queuedProcedure, tentFormProcedure, tentProcedure } from "~/server/api/procedures";
import { productImportRouter } from "~/server/api/routers/product-import";
import { validateOnce } from "~/server/api/validated-input";
import { bulkUpdateProducts } from "~/server/services/product/crud/bulk-update-products";
import { createProduct } from "~/server/services/product/crud/create-product";
import { deleteProduct } from "~/server/services/product/crud/delete-product";
import { deleteProductsForever } from "~/server/services/product/crud/delete-products-forever";
import { duplicateProduct } from "~/server/services/product/crud/duplicate-product";
import { getProduct } from "~/server/services/product/crud/get-product";
import { listProducts } from "~/server/services/product/crud/list-products";
import { moveProduct } from "~/server/services/product/crud/move-product";
import { restoreProduct } from "~/server/services/product/crud/restore-product";
import { updateProduct, updateProductField } from "~/server/services/product/crud/update-product";
import { addProductImage } from "~/server/services/product/images/add-product-image";
import { addPhotos } from "~/server/services/product/images/claim-photos";
import { matchPhotos } from "~/server/services/product/images/match-photos";
import { orderProductImages } from "~/server/services/product/images/order-product-images";
import { removeProductImage } from "~/server/services/product/images/remove-product-image";
import { replaceProductImage } from "~/server/services/product/images/replace-product-image";
import { uploadPhoto } from "~/server/services/product/images/upload-photo";
import { listPrices } from "~/server/services/product/prices/list-prices";
import { saveVariantForm } from "~/server/services/product/variants/save-variant-form";
import { variantsInOrders } from "~/server/services/product/variants/variants-in-orders";

const byId = z.object({ id: idSchema });

export const productRouter = createTRPCRouter({
  import: productImportRouter,
  list: tentProcedure.input(productListSchema).query(forTent(listProducts)),
  get: tentProcedure.input(byId).query(({ ctx, input }) => getProduct(ctx.service, ctx.tentId, input.id)),
  create: queuedProcedure.input(validateOnce(productFormSchema)).mutation(forTent(createProduct)),
  updateField: queuedProcedure.input(validateOnce(productFieldUpdateSchema)).mutation(forTent(updateProductField)),
  update: queuedProcedure.input(productChangesSchema).mutation(forTent(updateProduct)),
  updateWithImages: tentProcedure.input(validateOnce(productUpdateWithImagesSchema)).mutation(forTent(updateProduct)),
  delete: queuedProcedure.input(byId).mutation(({ ctx, input }) => deleteProduct(ctx.service, ctx.tentId, input.id)),
  restore: queuedProcedure.input(byId).mutation(({ ctx, input }) => restoreProduct(ctx.service, ctx.tentId, input.id)),
  bulk: queuedProcedure
    .input(z.object({ steps: bulkSchema }))
    .mutation(({ ctx, input }) => bulkUpdateProducts(ctx.service, ctx.tentId, input.steps)),
  purge: tentProcedure
    .input(z.object({ selection: productSelectionSchema }))
    .mutation(({ ctx, input }) => deleteProductsForever(ctx.service, ctx.tentId, input.selection)),
  move: queuedProcedure.input(productMoveSchema).mutation(forTent(moveProduct)),
  prices: tentProcedure.input(priceListScopeSchema).query(forTent(listPrices)),
  duplicate: tentProcedure
    .input(byId)
    .mutation(({ ctx, input }) => duplicateProduct(ctx.service, ctx.tentId, input.id)),
  variantsInOrders: tentProcedure
    .input(byId)
    .query(({ ctx, input }) => variantsInOrders(ctx.service, ctx.tentId, input.id)),
  saveVariants: queuedProcedure.input(variantFormSchema).mutation(forTent(saveVariantForm)),
  addImage: tentFormProcedure
    .input(imageForm("productId"))
    .mutation(({ ctx, input: { id, file } }) => addProductImage(ctx.service, ctx.tentId, { productId: id, file })),
  uploadPhoto: tentFormProcedure.input(photoForm).mutation(forTent(uploadPhoto)),
  addPhotos: queuedProcedure.input(claimPhotosSchema).mutation(forTent(addPhotos)),
  matchPhotos: tentProcedure.input(matchPhotosSchema).query(forTent(matchPhotos)),
  replaceImage: tentFormProcedure.input(imageForm("id")).mutation(forTent(replaceProductImage)),
  removeImage: queuedProcedure
    .input(byId)
    .mutation(({ ctx, input }) => removeProductImage(ctx.service, ctx.tentId, input.id)),
  orderImages: queuedProcedure
    .input(validateOnce(imagesOrderForm))
    .mutation(({ ctx, input }) => orderProductImages(ctx.service, ctx.tentId, input.list)),
});
