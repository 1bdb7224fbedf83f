import type { ProductDetail } from "~/domain/catalogue/view";
import { ALERT_LIMITS } from "~/domain/product/alerts/stock-alert";
import { phoneExample } from "~/domain/tent/phone";
import type { Frame } from "./frame";
import { Icon } from "./icon";

/** The confirmation, shown while it is the target of the page's address: the page itself is the same for everyone. */
export const ALERT_DONE = "aviso-listo";
const ALERT_ACTION = "/api/stock-alert";
const FIELD = "avisame-tel";

/** What was typed in a form that was refused, and why. */
export interface RefusedAlert {
  phone: string;
  variantId: number | null;
  problem: string;
}

interface AlertProps {
  frame: Frame;
  product: ProductDetail;
  refused?: RefusedAlert;
}

/**
 * Asks for a number to write to when the product is back; null if nothing of it is sold out. A plain form, which
 * `browser/send-alert` sends without leaving the page.
 */
export function StockAlert({ frame, product, refused }: AlertProps) {
  const { alert } = frame.copy;
  const gone = product.variants.filter(({ soldOut }) => soldOut);
  if (!product.soldOut && gone.length === 0) return null;
  const [first] = gone;
  const only = gone.length === 1 && first ? first.values.join(", ") : null;
  return (
    <>
      <p className="notify notify--done" id={ALERT_DONE} role="status" tabIndex={-1}>
        <span className="notify__t">
          <Icon name="check" /> {alert.done}
        </span>
        <span>{alert.doneHelp}</span>
      </p>
      {product.soldOut ? (
        <AlertForm frame={frame} product={product} refused={refused} />
      ) : (
        <details className="later" open={refused !== undefined}>
          <summary className="wait">
            <Icon name="bell" />
            <span>{only === null ? alert.some : alert.one(only)}</span>
          </summary>
          <AlertForm frame={frame} product={product} refused={refused} />
        </details>
      )}
    </>
  );
}

function AlertForm({ frame: { shop, copy }, product, refused }: AlertProps) {
  const { alert } = copy;
  const gone = product.variants.filter(({ soldOut }) => soldOut);
  return (
    <form
      className="notify"
      id="avisame"
      method="post"
      action={ALERT_ACTION}
      data-alert={ALERT_DONE}
      data-failed={alert.failed}
    >
      <p className="notify__t">
        <Icon name="bell" /> {alert.title}
      </p>
      <p>{alert.help}</p>
      <input type="hidden" name="tentId" value={shop.id} />
      <input type="hidden" name="productId" value={product.id} />
      {gone.length > 0 ? (
        <>
          <label htmlFor="avisame-cual">{alert.which}</label>
          <p className="fldrow">
            <select id="avisame-cual" name="variantId" defaultValue={refused?.variantId ?? undefined}>
              {product.soldOut ? <option value="">{alert.any}</option> : null}
              {gone.map(({ id, values }) => (
                <option key={id} value={id}>
                  {values.join(", ")}
                </option>
              ))}
            </select>
          </p>
        </>
      ) : null}
      <label htmlFor={FIELD}>{alert.phone}</label>
      <p className="fldrow">
        <input
          id={FIELD}
          name="phone"
          type="tel"
          autoComplete="tel"
          required
          maxLength={ALERT_LIMITS.phone}
          placeholder={phoneExample(shop.countryId)}
          defaultValue={refused?.phone}
          aria-invalid={refused ? true : undefined}
          aria-describedby="avisame-e avisame-uso"
        />
        <button className="btn" type="submit">
          {alert.send}
        </button>
      </p>
      <p className="fld__e" id="avisame-e" role="alert">
        {refused?.problem}
      </p>
      <p className="notify__c" id="avisame-uso">
        {alert.consent}
      </p>
    </form>
  );
}
