import { describe, expect, it } from "vitest";
import { copyFor } from "~/copy/copy";
import { fill } from "~/copy/fill";
import type { SiteColours } from "~/domain/site/site-colours";
import { ARGENTINA_ID } from "~/domain/tent/countries";
import { composeMail } from "./compose-mail";

const MEXICO_ID = 13;
const ARGENTINE = /(?<!\p{L})(vos|usás|querés|tenés|elegí|revisá|volvés|creés|escribinos|cambiá)(?!\p{L})/iu;
const url = "https://vidriera.test/recuperar/abc?x=1&y=2";
const colours = { first: "#0c2be8", second: "#db1b73", third: null, bg: null };
const mailFor = (countryId: number, name = "Nora Núñez") => {
  const copy = copyFor(countryId);
  return composeMail({
    to: "nora@example.test",
    name,
    site: { name: "Mi Vidriera", colours },
    copy,
    texts: copy.mail.recover,
    url,
  });
};

describe("a mail", () => {
  it("says the same as text and as HTML, in the wording of the person's country", () => {
    const mail = mailFor(ARGENTINA_ID);
    expect(mail.subject).toBe("Elegí una contraseña nueva para Mi Vidriera");
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain("Hola, Nora:");
      expect(body).toContain("Si fuiste vos, elegila con este botón:");
      expect(body).toContain("vence en una hora");
      expect(body).toContain("Recibís este mail porque tenés una cuenta en Mi Vidriera.");
    }
    expect(mail.text).toContain(`Elegir contraseña nueva:\n${url}\n`);
    expect(mail.html).toContain('href="https://vidriera.test/recuperar/abc?x=1&amp;y=2"');
    expect(mailFor(MEXICO_ID).subject).toBe("Elige una contraseña nueva para Mi Vidriera");
    expect(mailFor(MEXICO_ID).text).not.toMatch(/\bvos\b|elegí|ignorá/i);
  });

  it("has the site's colours, each text readable on its background", () => {
    const copy = copyFor(ARGENTINA_ID);
    const dressed = (own: Partial<SiteColours>) => {
      const site = { name: "Vidriera", colours: { ...colours, ...own } };
      return composeMail({ to: "a@b.test", name: "Ana", site, copy, texts: copy.mail.recover, url }).html;
    };
    expect(dressed({})).toContain("background:#0c2be8;color:#ffffff");
    expect(dressed({ first: "#0a6b3c" })).toContain("background:#0a6b3c;color:#ffffff");
    expect(dressed({ first: "#ffe600", third: "#5b2a86" })).toContain("background:#5b2a86;color:#ffffff");
    expect(dressed({ bg: "#101418" })).toMatch(/color:#[c-f][\da-f]{5};background:#101418">/);
  });

  it("shows a name as text, never as HTML", () => {
    expect(mailFor(ARGENTINA_ID, "<img/src=x> Pérez").html).toContain("Hola, &lt;img/src=x&gt;:");
  });

  it.each([
    ["http://ganaste.com", "ganaste"],
    ["https://ganaste.com/premio?a=1 Ana", "ganaste"],
    ["www.ganaste.com", "www"],
    ["ganaste.com", "ganaste"],
    ["Ana@ganaste.com", "Ana"],
    ["ganaste。com", "ganaste"],
    ["ftp://10.0.0.1/x", "10"],
    ["mailto:a@b.co", "a"],
    ["http://http://ganaste.com", "ganaste"],
    ["J.R.R. Tolkien", "J.R.R."],
    ["Ma. Luisa", "Ma."],
  ])("greets %s without an address", (name, greeted) => {
    const { text, html } = mailFor(ARGENTINA_ID, name);
    expect(text).toMatch(`Hola, ${greeted}:`);
    for (const body of [text, html]) expect(body).not.toMatch(/ganaste\.|b\.co\b|10\.0\.0/);
  });

  it("writes the name of whoever ordered without an address", () => {
    const copy = copyFor(ARGENTINA_ID);
    const order = (customer: string) =>
      composeMail({
        to: "a@b.test",
        name: "Ana",
        site: { name: "Vidriera", colours },
        copy,
        texts: copy.orderMail,
        values: { number: 7, customer, shop: "Aurora", total: "$ 1.500" },
      });
    expect(order("Visitá https://ganaste.com ya").subject).toBe("Pedido N.º 7 de Visitá ganaste com ya: $ 1.500");
    expect(order("Lucía Fernández").subject).toBe("Pedido N.º 7 de Lucía Fernández: $ 1.500");
  });

  it("fills every placeholder of the account mails", () => {
    for (const countryId of [ARGENTINA_ID, MEXICO_ID]) {
      const copy = copyFor(countryId);
      const { welcome, recover, passwordChanged, confirmEmail, emailChanged, closed } = copy.mail;
      for (const texts of [welcome, recover, passwordChanged, confirmEmail, emailChanged, closed]) {
        const values = { email: "a@b.test" };
        const mail = composeMail({
          to: "a@b.test",
          name: "Ana",
          site: { name: "Vidriera", colours },
          copy,
          texts,
          values,
          url,
        });
        expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/\{\w+\}/);
      }
    }
  });

  it("fills every placeholder of the plan mails, with neutral wording outside Argentina", () => {
    const paid = { plan: "COMERCIO", price: "$ 8.900", provider: "PayPal" };
    const shop = { shop: "Casa Yerbal", reason: "Falta el CUIT.", domain: "casayerbal.com", address: "demo.localhost" };
    for (const countryId of [ARGENTINA_ID, MEXICO_ID]) {
      const copy = copyFor(countryId);
      const { limit, names } = copy.billingMail.closedByPlan;
      const closed = { limit: limit(1), shops: names(["Casa Yerbal", "Otra"]) };
      const values = { when: "hoy", date: "20 de diciembre", ...shop, ...paid, ...closed };
      for (const texts of Object.values(copy.billingMail)) {
        if ("news" in texts) expect(fill(`${texts.news.title}${texts.news.text}`, values)).not.toMatch(/\{\w+\}/);
        const mail = composeMail({
          to: "a@b.test",
          name: "Ana",
          site: { name: "Vidriera", colours },
          copy,
          texts,
          values,
          url,
        });
        expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/\{\w+\}/);
        for (const [at, body] of [mail.text, mail.html].entries()) {
          expect(body, texts.subject).toContain(at === 0 ? `${texts.action}:\n${url}` : `>${texts.action}</a>`);
          if (countryId === MEXICO_ID) expect(body).not.toMatch(ARGENTINE);
        }
      }
    }
  });

  it("fills every placeholder of the new order mail", () => {
    const values = { number: 12, customer: "Lucía", shop: "Casa Yerbal", total: "$ 3.000" };
    for (const countryId of [ARGENTINA_ID, MEXICO_ID]) {
      const copy = copyFor(countryId);
      const parts = {
        to: "a@b.test",
        name: "Ana",
        site: { name: "Vidriera", colours },
        copy,
        texts: copy.orderMail,
        values,
        url,
      };
      const { subject, text, html } = composeMail(parts);
      expect(`${subject}${text}${html}`).not.toMatch(/\{\w+\}/);
      expect(subject).toBe("Pedido N.º 12 de Lucía: $ 3.000");
    }
  });

  it("has rows with amounts and links, as text and as HTML", () => {
    const tables = [
      [
        {
          text: "Lucía <b>{total}</b>",
          strong: true,
          links: [
            { label: "+54 9 11 5874-9895", url: "tel:+5491158749895" },
            { label: "WhatsApp", url: "https://wa.me/5491158749895" },
          ],
        },
      ],
      [{ text: "2 x Mate & bombilla", amount: "$ 3.000", detail: '2 × "$ 1.500"' }],
    ];
    const copy = copyFor(ARGENTINA_ID);
    const site = { name: "Vidriera", colours };
    const { text, html } = composeMail({
      to: "a@b.test",
      name: "Ana",
      site,
      copy,
      texts: copy.orderMail,
      values: { total: "$ 3.000" },
      tables,
      url,
    });
    expect(text).toContain(
      "Lucía <b>{total}</b>\n+54 9 11 5874-9895\nWhatsApp: https://wa.me/5491158749895\n\n2 x Mate",
    );
    expect(text).toContain('2 x Mate & bombilla: $ 3.000\n  2 × "$ 1.500"\n\nVer el pedido:');
    expect(html).toContain("Lucía &lt;b&gt;{total}&lt;/b&gt;");
    expect(html).toContain('href="tel:+5491158749895"');
    expect(html).toContain("2 × &quot;$ 1.500&quot;");
    expect(html).toMatch(/2 x Mate &amp; bombilla.*<td[^>]*text-align:right[^>]*>\$ 3\.000<\/td>/);
  });
});
