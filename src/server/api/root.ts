import { createCallerFactory, createTRPCRouter } from "~/server/api/init";
import { accountRouter } from "~/server/api/routers/account";
import { adminRouter } from "~/server/api/routers/admin";
import { billingRouter } from "~/server/api/routers/billing";
import { catalogueRouter } from "~/server/api/routers/catalogue";
import { categoryRouter } from "~/server/api/routers/category";
import { couponRouter } from "~/server/api/routers/coupon";
import { dashboardRouter } from "~/server/api/routers/dashboard";
import { homeRouter } from "~/server/api/routers/home";
import { linkRouter } from "~/server/api/routers/link";
import { newsRouter } from "~/server/api/routers/news";
import { orderRouter } from "~/server/api/routers/order";
import { priceRouter } from "~/server/api/routers/price";
import { priceListRouter } from "~/server/api/routers/price-list";
import { pricingRouter } from "~/server/api/routers/pricing";
import { productRouter } from "~/server/api/routers/product";
import { pushRouter } from "~/server/api/routers/push";
import { sessionRouter } from "~/server/api/routers/session";
import { siteRouter } from "~/server/api/routers/site";
import { statsRouter } from "~/server/api/routers/stats";
import { stockAlertRouter } from "~/server/api/routers/stock-alert";
import { surveyRouter } from "~/server/api/routers/survey";
import { tentRouter } from "~/server/api/routers/tent";
import { themeRouter } from "~/server/api/routers/theme";

/** The router of every area. A procedure is a line or two: logic lives in `services`. */
export const appRouter = createTRPCRouter({
  account: accountRouter,
  admin: adminRouter,
  billing: billingRouter,
  dashboard: dashboardRouter,
  home: homeRouter,
  link: linkRouter,
  news: newsRouter,
  order: orderRouter,
  catalogue: catalogueRouter,
  category: categoryRouter,
  price: priceRouter,
  coupon: couponRouter,
  priceList: priceListRouter,
  pricing: pricingRouter,
  product: productRouter,
  push: pushRouter,
  session: sessionRouter,
  site: siteRouter,
  stats: statsRouter,
  stockAlert: stockAlertRouter,
  survey: surveyRouter,
  tent: tentRouter,
  theme: themeRouter,
});

export type AppRouter = typeof appRouter;
export const createCaller = createCallerFactory(appRouter);
