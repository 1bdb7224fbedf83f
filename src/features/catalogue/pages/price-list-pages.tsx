import type { ReactNode } from "react";
import { listPageCopyFor } from "~/copy/list-page";
import { orderPageCopyFor } from "~/copy/order-page";
import { ORDER_LIMITS } from "~/domain/order/place/limits";
import { LIST_REQUEST_PATH } from "~/domain/price-lists/list-link";
import { MAX_LIST_PASSWORD, MAX_REQUEST_MESSAGE } from "~/domain/price-lists/visitor-limits";
import { phoneExample } from "~/domain/tent/phone";
import { LIST_MEMORY } from "~/generated/inline/scripts";
import { InlineScript } from "../browser/inline-script";
import type { ListMemoryData } from "../browser/list-memory.inline";
import { Chrome } from "../parts/chrome";
import { Crumbs } from "../parts/crumbs";
import type { Frame } from "../parts/frame";
import { Icon } from "../parts/icon";
import { Picture } from "../parts/photo";
import { shopChatUrl } from "../parts/shop-chat";

/** The confirmation, shown while it is the target of the page's address: the page itself is the same for everyone. */
export const REQUEST_DONE = "pedido-listo";

/** Asks for the password of a list; `problem` after a wrong one. */
export function LockedListPage({ frame, secret, problem }: { frame: Frame; secret: string; problem?: string }) {
  const { shop } = frame;
  const { locked } = listPageCopyFor(shop.countryId);
  return (
    <div className="p-suspendida">
      <main id="contenido" className="off">
        <form className="off__b" method="post" action="/api/list-forms/password">
          {shop.logo ? <Picture className="brand__logo" photo={shop.logo} width={64} height={64} eager /> : null}
          <h1 className="off__t">{locked.title}</h1>
          <p className="off__p">{locked.help}</p>
          <input type="hidden" name="tentId" value={shop.id} />
          <input type="hidden" name="secret" value={secret} />
          <p className="fld">
            <label htmlFor="clave">{locked.password}</label>
            <input
              id="clave"
              name="password"
              type="password"
              autoComplete="current-password"
              required
              maxLength={MAX_LIST_PASSWORD}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? "clave-e" : undefined}
            />
          </p>
          {problem ? (
            <p className="fld__e" id="clave-e" role="alert">
              {problem}
            </p>
          ) : null}
          <button className="btn" type="submit">
            {locked.enter}
          </button>
        </form>
      </main>
    </div>
  );
}

/** In place of a list whose link was changed, or which is not available. */
export function ClosedListPage({ frame }: { frame: Frame }) {
  const { shop } = frame;
  const { closed, ask } = listPageCopyFor(shop.countryId);
  const chat = shopChatUrl(frame);
  return (
    <div className="p-suspendida">
      <main id="contenido" className="off">
        <div className="off__b">
          {shop.logo ? <Picture className="brand__logo" photo={shop.logo} width={64} height={64} eager /> : null}
          <h1 className="off__t">{closed.title}</h1>
          <p className="off__p">{closed.help}</p>
          {chat ? (
            <a className="btn btn--wa" href={chat} rel="noopener nofollow">
              <Icon name="wa" /> {orderPageCopyFor(shop.countryId).write}
            </a>
          ) : null}
          {shop.takesListRequests ? (
            <a className="btn btn--line" href={LIST_REQUEST_PATH}>
              {ask.open}
            </a>
          ) : null}
          <a className="btn btn--line" href="/">
            {closed.shop}
          </a>
        </div>
        <InlineScript<ListMemoryData> code={LIST_MEMORY} data={{ shop: shop.id, gone: frame.base }} />
      </main>
    </div>
  );
}

/** What was typed in a request that was refused, and why. */
interface RefusedRequest {
  name: string;
  phone: string;
  message: string;
  problems: { name?: string; phone?: string; message?: string; form?: string };
}

/** The form with which visitors ask for the prices of a list. */
export function ListRequestPage({ frame, refused }: { frame: Frame; refused?: RefusedRequest }) {
  const { shop, copy } = frame;
  const { ask } = listPageCopyFor(shop.countryId);
  const problems = refused?.problems ?? {};
  const form = (
    <form className="asklist" method="post" action="/api/list-forms/request">
      <input type="hidden" name="tentId" value={shop.id} />
      <AskField name="name" label={ask.name} problem={problems.name}>
        {(described) => (
          <input
            {...described}
            autoComplete="name"
            required
            maxLength={ORDER_LIMITS.customerName}
            defaultValue={refused?.name}
          />
        )}
      </AskField>
      <AskField name="phone" label={ask.phone} problem={problems.phone}>
        {(described) => (
          <input
            {...described}
            type="tel"
            autoComplete="tel"
            required
            maxLength={ORDER_LIMITS.phone}
            placeholder={phoneExample(shop.countryId)}
            defaultValue={refused?.phone}
          />
        )}
      </AskField>
      <AskField name="message" label={ask.message} note={ask.optional} problem={problems.message}>
        {(described) => (
          <textarea {...described} rows={3} maxLength={MAX_REQUEST_MESSAGE} defaultValue={refused?.message} />
        )}
      </AskField>
      {problems.form ? (
        <p className="fld__e" role="alert">
          {problems.form}
        </p>
      ) : null}
      <button className="btn" type="submit">
        {ask.send}
      </button>
      <p className="notify__c">{ask.consent}</p>
    </form>
  );
  // the answer to the form has another policy than the shop's pages, under which their inline scripts do not run
  if (refused)
    return (
      <div className="p-suspendida">
        <main id="contenido" className="off">
          <div className="off__b">
            <h1 className="off__t">{ask.title}</h1>
            {form}
            <p>
              <a href="/catalogo">{ask.back}</a>
            </p>
          </div>
        </main>
      </div>
    );
  return (
    <Chrome frame={frame} kind="pedir-precios">
      <main id="contenido" className="plain">
        <Crumbs
          frame={frame}
          trail={[
            { name: copy.catalogue, path: "/catalogo" },
            { name: ask.title, path: LIST_REQUEST_PATH },
          ]}
        />
        <h1 className="plain__t">{ask.title}</h1>
        <p className="notify notify--done" id={REQUEST_DONE} role="status" tabIndex={-1}>
          <span className="notify__t">
            <Icon name="check" /> {ask.done}
          </span>
          <span>{ask.doneHelp}</span>
        </p>
        <p className="plain__p">{ask.help}</p>
        {form}
      </main>
    </Chrome>
  );
}

interface AskFieldProps {
  name: string;
  label: string;
  note?: string;
  problem: string | undefined;
  children: (field: {
    id: string;
    name: string;
    "aria-invalid": true | undefined;
    "aria-describedby": string | undefined;
  }) => ReactNode;
}

function AskField({ name, label, note, problem, children }: AskFieldProps) {
  const id = `pedir-${name}`;
  return (
    <p className="fld">
      <label htmlFor={id}>
        {label} {note ? <span className="opc">({note})</span> : null}
      </label>
      {children({
        id,
        name,
        "aria-invalid": problem ? true : undefined,
        "aria-describedby": problem ? `${id}-e` : undefined,
      })}
      {problem ? (
        <span className="fld__e" id={`${id}-e`}>
          {problem}
        </span>
      ) : null}
    </p>
  );
}
