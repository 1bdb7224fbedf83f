import { z } from "zod";
import { idSchema } from "~/domain/fields";
import {
  listCustomerRefSchema,
  listCustomerRefusalSchema,
  listCustomerRemovalSchema,
  listCustomerSchema,
  listCustomersSchema,
  listEntriesSchema,
  listPricesSchema,
  priceListSchema,
  priceListUpdateSchema,
  productOnListsSchema,
} from "~/domain/price-lists/price-list-schemas";
import { createTRPCRouter } from "~/server/api/init";
import { tentProcedure } from "~/server/api/procedures";
import { validateOnce } from "~/server/api/validated-input";
import {
  acceptListCustomer,
  addListCustomer,
  readListCustomers,
  refuseListCustomer,
  removeListCustomer,
} from "~/server/services/price-lists/list-customers";
import {
  readListEntries,
  readListPrices,
  readProductOnLists,
  saveListEntries,
} from "~/server/services/price-lists/list-prices";
import {
  changeListLink,
  createPriceList,
  deletePriceList,
  getPriceList,
  listPriceLists,
  updatePriceList,
} from "~/server/services/price-lists/price-lists";

const byId = z.object({ id: idSchema });

export const priceListRouter = createTRPCRouter({
  all: tentProcedure.query(({ ctx }) => listPriceLists(ctx.service, ctx.tentId)),
  one: tentProcedure.input(byId).query(({ ctx, input }) => getPriceList(ctx.service, ctx.tentId, input.id)),
  create: tentProcedure
    .input(validateOnce(priceListSchema))
    .mutation(({ ctx, input }) => createPriceList(ctx.service, ctx.tentId, input)),
  update: tentProcedure
    .input(validateOnce(priceListUpdateSchema))
    .mutation(({ ctx, input }) => updatePriceList(ctx.service, ctx.tentId, input)),
  remove: tentProcedure.input(byId).mutation(({ ctx, input }) => deletePriceList(ctx.service, ctx.tentId, input.id)),
  changeLink: tentProcedure.input(byId).mutation(({ ctx, input }) => changeListLink(ctx.service, ctx.tentId, input.id)),
  prices: tentProcedure
    .input(listPricesSchema)
    .query(({ ctx, input }) => readListPrices(ctx.service, ctx.tentId, input)),
  ofProduct: tentProcedure
    .input(productOnListsSchema)
    .query(({ ctx, input }) => readProductOnLists(ctx.service, ctx.tentId, input)),
  entries: tentProcedure.input(byId).query(({ ctx, input }) => readListEntries(ctx.service, ctx.tentId, input.id)),
  savePrices: tentProcedure
    .input(listEntriesSchema)
    .mutation(({ ctx, input }) => saveListEntries(ctx.service, ctx.tentId, input)),
  customers: tentProcedure
    .input(listCustomersSchema)
    .query(({ ctx, input }) => readListCustomers(ctx.service, ctx.tentId, input)),
  addCustomer: tentProcedure
    .input(listCustomerSchema)
    .mutation(({ ctx, input }) => addListCustomer(ctx.service, ctx.tentId, input)),
  acceptCustomer: tentProcedure
    .input(listCustomerRefSchema)
    .mutation(({ ctx, input }) => acceptListCustomer(ctx.service, ctx.tentId, input)),
  refuseCustomer: tentProcedure
    .input(listCustomerRefusalSchema)
    .mutation(({ ctx, input }) => refuseListCustomer(ctx.service, ctx.tentId, input)),
  removeCustomer: tentProcedure
    .input(listCustomerRemovalSchema)
    .mutation(({ ctx, input }) => removeListCustomer(ctx.service, ctx.tentId, input)),
});
