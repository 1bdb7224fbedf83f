import "~/server/container";

import { copyFor } from "~/copy/copy";
import { orderListInputOf } from "~/domain/order/manage/list-address";
import { CSV, fileResponse, generatedFile, XLSX } from "~/server/api/file-response";
import { withOwnedTent } from "~/server/api/owned-tent-request";
import { exportOrders, exportOrdersXlsx } from "~/server/services/order/manage/export-orders";

/** The list of `/pedidos` as Excel or CSV, filtered by the same query parameters. */
export function GET(request: Request): Promise<Response> {
  const action = { action: "order.export", viewing: "refused" } as const;
  return withOwnedTent(request, action, async ({ service, tentId, actor, query }) => {
    const { order } = copyFor(actor.countryId);
    const scope = orderListInputOf((name) => query.get(name));
    const { file } = order.csv;
    if (query.get("formato") === "xlsx") {
      return fileResponse(await exportOrdersXlsx(service, tentId, scope, order), XLSX, `${file}.xlsx`);
    }
    return generatedFile(exportOrders(service, tentId, scope, order), CSV, `${file}.csv`);
  });
}
