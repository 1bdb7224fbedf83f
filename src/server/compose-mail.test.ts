import { describe, expect, it } from "vitest";
import { copyFor } from "~/copy/copy";
import { ARGENTINA_ID } from "~/domain/tent/countries";
import { composeMail } from "./compose-mail";

const MEXICO_ID = 13;
const url = "https://vidriera.test/recuperar/abc?x=1&y=2";
const mailFor = (countryId: number, name = "Nora Núñez") => {
  const copy = copyFor(countryId);
  return composeMail({ to: "nora@example.test", name, site: "Mi Vidriera", copy, texts: copy.mail.recover, url });
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

  it("shows a name as text, never as HTML", () => {
    expect(mailFor(ARGENTINA_ID, "<img/src=x> Pérez").html).toContain("Hola, &lt;img/src=x&gt;:");
  });

  it("leaves no gap unfilled in any mail of the account", () => {
    for (const countryId of [ARGENTINA_ID, MEXICO_ID]) {
      const copy = copyFor(countryId);
      const { welcome, recover, passwordChanged, confirmEmail, emailChanged, closed } = copy.mail;
      for (const texts of [welcome, recover, passwordChanged, confirmEmail, emailChanged, closed]) {
        const values = { email: "a@b.test" };
        const mail = composeMail({ to: "a@b.test", name: "Ana", site: "Vidriera", copy, texts, values, url });
        expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/\{\w+\}/);
      }
    }
  });

  it("leaves no gap unfilled in any mail about plans, in neutral words outside Argentina", () => {
    const values = { when: "hoy", date: "20 de diciembre", plan: "COMERCIO", price: "$ 8.900", provider: "PayPal" };
    for (const countryId of [ARGENTINA_ID, MEXICO_ID]) {
      const copy = copyFor(countryId);
      for (const texts of Object.values(copy.billingMail)) {
        const mail = composeMail({ to: "a@b.test", name: "Ana", site: "Vidriera", copy, texts, values, url });
        expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/\{\w+\}/);
        if (countryId === MEXICO_ID) expect(mail.text).not.toMatch(/\b(vos|usás|querés|tenés|elegí|revisá|volvés)\b/i);
      }
    }
  });
});
