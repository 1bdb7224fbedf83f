import type { Copy } from "~/copy/copy";
import { fill } from "~/copy/fill";
import { firstName, unlinkedName } from "~/domain/account/person";
import { mailColours, type SiteColours } from "~/domain/site/site-colours";
import type { Mail } from "~/server/ports/mailer";

/** A row of a mail's tables: written as it is, so that a name with braces stays one. */
export interface MailRow {
  text: string;
  /** Stands at the end of the row. */
  amount?: string;
  /** In small letters below. */
  detail?: string;
  /** A plain text names them by their address, and a phone by its number alone. */
  links?: readonly { label: string; url: string }[];
  /** In bold letters. */
  strong?: boolean;
}

export interface MailParts {
  to: string;
  /** The person's name; the mail greets with the first name. Null when it is not known any more. */
  name: string | null;
  /** The site's name and colours. */
  site: { name: string; colours: SiteColours };
  copy: Copy;
  /** Sentences of the copy tree, with placeholders for `{site}` and `values`. */
  texts: {
    subject: string;
    text: readonly string[];
    action?: string;
    after?: readonly string[];
    /** For somebody who no longer has an account. */
    former?: boolean;
  };
  values?: Record<string, string | number>;
  /** Groups of rows between the sentences and the button. */
  tables?: readonly (readonly MailRow[])[];
  /** The URL of the button; needs `texts.action`. */
  url?: string;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

function textRow({ text, amount, detail, links = [] }: MailRow): string {
  const addresses = links.map(({ label, url }) => (url.startsWith("tel:") ? label : `${label}: ${url}`));
  return [amount === undefined ? text : `${text}: ${amount}`, ...(detail ? [`  ${detail}`] : []), ...addresses].join(
    "\n",
  );
}

function htmlRow(row: MailRow, { link, muted }: { link: string; muted: string }): string {
  const { text, amount, detail, links = [], strong } = row;
  const weight = strong ? "font-weight:bold;" : "";
  const anchors = links.map(
    ({ label, url }) =>
      `<a href="${escapeHtml(url)}" style="display:inline-block;padding:10px 16px 10px 0;color:${link}">${escapeHtml(label)}</a>`,
  );
  return (
    `<tr><td style="padding:4px 0;vertical-align:top;overflow-wrap:anywhere;${weight}${amount === undefined ? '" colspan="2"' : 'width:60%"'}>` +
    escapeHtml(text).replace(/\n/g, "<br>") +
    (detail ? `<br><span style="font-size:14px;color:${muted}">${escapeHtml(detail)}</span>` : "") +
    (anchors.length > 0 ? `<br>${anchors.join("")}` : "") +
    "</td>" +
    (amount === undefined
      ? ""
      : `<td style="padding:4px 0 4px 12px;vertical-align:top;text-align:right;${weight}">${escapeHtml(amount)}</td>`) +
    "</tr>"
  );
}

/** Values that somebody else wrote as their name. */
const NAMES = ["customer", "sender"];

/**
 * Composes a mail as plain text and as HTML that needs no image, font or style sheet. Names bring no addresses along: the mail
 * may go to somebody who never asked for it.
 */
export function composeMail({ to, name, site, copy, texts, values, tables = [], url }: MailParts): Mail {
  const named = Object.entries({ ...values }).map(([key, value]) =>
    NAMES.includes(key) ? [key, unlinkedName(String(value))] : [key, value],
  );
  const all: Record<string, string | number> = { ...Object.fromEntries(named), site: site.name };
  const { bg, ink, muted, link, button: ground, onButton } = mailColours(site.colours);
  const say = (sentence: string) => fill(sentence, all);
  const greeting =
    name === null ? copy.mail.greetingNobody : fill(copy.mail.greeting, { name: firstName(unlinkedName(name)) });
  const [before, after] = [texts.text.map(say), (texts.after ?? []).map(say)];
  const footer = say(texts.former ? copy.mail.footerClosed : copy.mail.footer);
  const action = url && texts.action ? { label: say(texts.action), url } : null;

  const text = [
    greeting,
    ...before,
    ...tables.map((rows) => rows.map(textRow).join("\n")),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...after,
    `-- \n${footer}`,
  ].join("\n\n");

  const paragraph = (sentence: string) =>
    `<p style="margin:0 0 16px">${escapeHtml(sentence).replace(/\n/g, "<br>")}</p>`;
  const table = (rows: readonly MailRow[]) =>
    `<table role="presentation" style="width:100%;margin:0 0 16px;border-top:1px solid ${muted};border-collapse:collapse">` +
    `${rows.map((row) => htmlRow(row, { link, muted })).join("")}</table>`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:14px 24px;` +
      `border-radius:12px;background:${ground};color:${onButton};font-weight:bold;text-decoration:none">` +
      `${escapeHtml(action.label)}</a></p>` +
      `<p style="margin:0 0 16px;font-size:14px">${escapeHtml(copy.mail.linkHelp)}<br>` +
      `<a href="${escapeHtml(action.url)}" style="color:${link};word-break:break-all">${escapeHtml(action.url)}</a></p>`
    : "";
  const html =
    `<!doctype html><html lang="${copy.session.lang}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(say(texts.subject))}</title></head>` +
    `<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:${ink};background:${bg}">` +
    `<div style="max-width:520px;margin:0 auto"><p style="margin:0 0 24px;font-weight:bold">${escapeHtml(site.name)}</p>` +
    [greeting, ...before].map(paragraph).join("") +
    tables.map(table).join("") +
    button +
    after.map(paragraph).join("") +
    `<p style="margin:32px 0 0;font-size:13px;color:${muted}">${escapeHtml(footer)}</p></div></body></html>`;

  return { to, subject: say(texts.subject), text, html };
}
