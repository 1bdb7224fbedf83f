import { copyFor } from "~/copy/copy";
import { orderListInputOf } from "~/domain/order/manage/list-address";
import { textStream } from "~/lib/text-stream";
import { withOwnedTent } from "~/server/api/owned-tent-request";
import { exportOrders } from "~/server/services/order/manage/export-orders";

/** The list of `/pedidos` as CSV, filtered by the same query parameters. */
export function GET(request: Request): Promise<Response> {
  return withOwnedTent(request, { action: "order.export", viewing: "refused" }, ({ service, tentId, actor, query }) => {
    const { order } = copyFor(actor.countryId);
    const rows = exportOrders(
      service,
      tentId,
      orderListInputOf((name) => query.get(name)),
      order,
    );
    return new Response(textStream(rows), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="${order.csv.fileName}"`,
        "Cache-Control": "no-store",
      },
    });
  });
}
