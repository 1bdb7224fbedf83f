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
import { forTent, tentProcedure } from "~/server/api/procedures";
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
  create: tentProcedure.input(validateOnce(priceListSchema)).mutation(forTent(createPriceList)),
  update: tentProcedure.input(validateOnce(priceListUpdateSchema)).mutation(forTent(updatePriceList)),
  remove: tentProcedure.input(byId).mutation(({ ctx, input }) => deletePriceList(ctx.service, ctx.tentId, input.id)),
  changeLink: tentProcedure.input(byId).mutation(({ ctx, input }) => changeListLink(ctx.service, ctx.tentId, input.id)),
  prices: tentProcedure.input(listPricesSchema).query(forTent(readListPrices)),
  ofProduct: tentProcedure.input(productOnListsSchema).query(forTent(readProductOnLists)),
  entries: tentProcedure.input(byId).query(({ ctx, input }) => readListEntries(ctx.service, ctx.tentId, input.id)),
  savePrices: tentProcedure.input(listEntriesSchema).mutation(forTent(saveListEntries)),
  customers: tentProcedure.input(listCustomersSchema).query(forTent(readListCustomers)),
  addCustomer: tentProcedure.input(listCustomerSchema).mutation(forTent(addListCustomer)),
  acceptCustomer: tentProcedure.input(listCustomerRefSchema).mutation(forTent(acceptListCustomer)),
  refuseCustomer: tentProcedure.input(listCustomerRefusalSchema).mutation(forTent(refuseListCustomer)),
  removeCustomer: tentProcedure.input(listCustomerRemovalSchema).mutation(forTent(removeListCustomer)),
});
