import { expect, test } from "@playwright/test";
import { type Check, runChecks } from "../scripts/gallery/run-checks.ts";

const PHOTO = `<img class="photo" alt="Mate" src="data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
)}">`;
const STYLE = `<meta name="viewport" content="width=device-width"><style>
  body { margin: 0; font: 16px/1.5 sans-serif } p { margin: 0 } .photo { display: block; width: 200px; height: 200px }
  .box { position: relative; width: 200px } .over { position: absolute; background: white }</style>`;
const square = (side: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"/>`)}`;
/** A square picture with two files, in a frame of 200 × 400 px. */
const cover = (sizes: string) =>
  `<img alt="Mate" srcset="${square(320)} 320w, ${square(640)} 640w" sizes="${sizes}"
    style="width: 200px; height: 400px; object-fit: cover">`;
const card = (n: number, top: number) =>
  `<article data-p="${n}" style="position: absolute; top: ${top}px"><p class="price">$ 1.000</p></article>`;
/** A form with a field that is wrong and a way that is chosen. */
const withError = (error: string, chosen: string, text = error) => `
  <input aria-invalid="true" aria-describedby="e" style="border: 2px solid ${error}">
  <p id="e" style="color: ${text}">Escribí tu nombre.</p>
  <label><input type="radio" checked><span style="display: block; border: 2px solid ${chosen}">Transferencia</span></label>`;

interface Case {
  what: string;
  checks: readonly Check[];
  good: string;
  bad: string;
  /** In the message about the bad page. */
  says: string;
}

/** For each check a page that passes, and one that differs from it only in the fault. */
const CASES: readonly Case[] = [
  {
    what: "text under a sticker",
    checks: ["findCovered"],
    good: `<div class="box"><p>Mate imperial</p><b class="over" style="top: 30px">Nuevo</b></div>`,
    bad: `<div class="box"><p>Mate imperial</p><b class="over" style="top: 0">Nuevo</b></div>`,
    says: "«Mate imperial» tapado por .box .over",
  },
  {
    what: "text under decoration that lets taps through",
    checks: ["findCovered"],
    good: `<div class="box"><p>Mate</p><i class="over" style="inset: 0; pointer-events: none; opacity: 0.2"></i></div>`,
    bad: `<div class="box"><p>Mate</p><i class="over" style="inset: 0; pointer-events: none"></i></div>`,
    says: "tapado por",
  },
  {
    what: "text under what another element draws before itself",
    checks: ["findCovered"],
    good: `<style>.draws::before { content: ""; position: absolute; inset: 40px 0 auto; height: 24px; background: red }</style>
      <div class="box"><p>Mate</p><span class="draws"></span></div>`,
    bad: `<style>.draws::before { content: ""; position: absolute; inset: 0 0 auto; height: 24px; background: red }</style>
      <div class="box"><p>Mate</p><span class="draws"></span></div>`,
    says: "«Mate» tapado por",
  },
  {
    what: "the middle of a photo",
    checks: ["findCovered"],
    good: `<div class="box">${PHOTO}<b class="over" style="top: 4px; left: 4px">Oferta</b></div>`,
    bad: `<div class="box">${PHOTO}<b class="over" style="top: 70px; left: 70px; padding: 20px">Oferta</b></div>`,
    says: "el medio de la foto tapado por .box .over",
  },
  {
    what: "a button under a bar at the end of the page",
    checks: ["findCovered"],
    good: `<div style="height: 650px"></div><button>Agregar</button>
      <p style="position: fixed; bottom: 0; width: 100%; height: 48px; background: white">Ver pedido</p>`,
    bad: `<div style="height: 700px"></div><button>Agregar</button>
      <p style="position: fixed; bottom: 0; width: 100%; height: 48px; background: white">Ver pedido</p>`,
    says: "no se puede tocar",
  },
  {
    what: "a link that covers its card covers nothing",
    checks: ["findCovered"],
    good: `<style>.all::after { content: ""; position: absolute; inset: 0 }</style>
      <div class="box">${PHOTO}<a class="all" href="#">Mate imperial</a><p>$ 18.500</p></div>`,
    bad: `<style>.all::after { content: ""; position: absolute; inset: 0; background: white }</style>
      <div class="box">${PHOTO}<a class="all" href="#">Mate imperial</a><p>$ 18.500</p></div>`,
    says: "«$ 18.500» tapado por .box .all",
  },
  {
    what: "text cut at its side",
    checks: ["findCutText"],
    good: `<p style="width: 60px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis">Mate imperial</p>`,
    bad: `<p style="width: 60px; white-space: nowrap; overflow: hidden">Mate imperial</p>`,
    says: "texto cortado al costado",
  },
  {
    what: "letters cut below",
    checks: ["findCutText"],
    good: `<p style="height: 24px; overflow: hidden">Yerba</p>`,
    bad: `<p style="height: 14px; overflow: hidden">Yerba</p>`,
    says: "letras cortadas",
  },
  {
    what: "a placeholder longer than its field",
    checks: ["findCutFields"],
    good: `<input placeholder="Buscar" style="width: 200px">`,
    bad: `<input placeholder="Buscar" style="width: 30px">`,
    says: "texto cortado en un campo: Buscar",
  },
  {
    what: "a page wider than the screen",
    checks: ["findOverflow"],
    good: `<div style="overflow-x: auto"><p class="row" style="width: 500px">Mates</p></div>`,
    bad: `<div><p class="row" style="width: 500px">Mates</p></div>`,
    says: "más ancha que la pantalla",
  },
  {
    what: "an amount in two lines",
    checks: ["findBrokenAmounts"],
    good: `<p style="width: 120px">$ 18.500</p>`,
    bad: `<p style="width: 40px">$ 18.500</p>`,
    says: "un importe partido",
  },
  {
    what: "a page that prints no amounts",
    checks: ["findMissingAmounts"],
    good: `<main><p>Total</p><b>$ 18.500</b></main>`,
    bad: `<main><p>Total</p><b hidden>$ 18.500</b></main>`,
    says: "no muestra ningún importe",
  },
  {
    what: "pale text",
    checks: ["findPaleText"],
    good: `<p style="color: #666">Sin stock</p>`,
    bad: `<p style="color: #999">Sin stock</p>`,
    says: "contraste de 2.8",
  },
  {
    what: "text beside a cut",
    checks: ["findCutText"],
    good: `<div style="overflow-x: clip; height: 30px"><p>Mate<br>Bombilla</p></div>`,
    bad: `<div style="overflow: clip; height: 30px"><p>Mate<br>Bombilla</p></div>`,
    says: "letras cortadas: Bombilla",
  },
  {
    what: "a button under suggestions",
    checks: ["findCollidingText"],
    good: `<button>Enviar</button><div class="sug over" style="top: 4px; left: 4px">Mate</div>`,
    bad: `<button>Enviar</button><div class="over" style="top: 4px; left: 4px">Mate</div>`,
    says: "un texto bajo un botón: Mate",
  },
  {
    what: "text below what a frame shows of a photo",
    checks: ["findCollidingText"],
    good: `<div style="height: 150px; overflow: hidden">${PHOTO}</div><p>Mate</p>`,
    bad: `<div style="height: 150px">${PHOTO}</div><p>Mate</p>`,
    says: "un texto sobre una foto",
  },
  {
    what: "one text over another",
    checks: ["findCollidingText"],
    good: `<div class="box"><p>Mate</p><p>$ 18.500</p></div>`,
    bad: `<div class="box"><p>Mate</p><p style="margin-top: -20px">$ 18.500</p></div>`,
    says: "un texto sobre otro",
  },
  {
    what: "text on a photo",
    checks: ["findCollidingText"],
    good: `<div class="box">${PHOTO}<p style="position: absolute; top: 9px; background: white">Mate</p></div>`,
    bad: `<div class="box">${PHOTO}<p style="position: absolute; top: 9px">Mate</p></div>`,
    says: "un texto sobre una foto",
  },
  {
    what: "long lines",
    checks: ["findLongLines"],
    good: `<p style="width: 260px">${"mate ".repeat(30)}</p>`,
    bad: `<p style="width: 1000px">${"mate ".repeat(30)}</p>`,
    says: "un renglón de ",
  },
  {
    what: "a small control",
    checks: ["findSmallTargets"],
    good: `<button style="width: 44px; height: 44px">+</button>`,
    bad: `<button style="width: 44px; height: 40px">+</button>`,
    says: "44 × 40 px para tocar",
  },
  {
    what: "two main actions",
    checks: ["findMainActions"],
    good: `<main><button class="btn">Enviar</button><button class="btn btn--line">Seguir comprando</button></main>`,
    bad: `<main><button class="btn">Enviar</button><button class="btn">Seguir comprando</button></main>`,
    says: "2 acciones principales",
  },
  {
    what: "prices at different heights in a row",
    checks: ["findUnevenRows"],
    good: `<ul class="grid" style="display: grid; grid-template-columns: 1fr 1fr; position: relative">${"<li><p class='price'>$ 1</p><b class='add'>+</b></li>".repeat(2)}</ul>`,
    bad: `<ul class="grid" style="display: grid; grid-template-columns: 1fr 1fr; position: relative"><li><p class="price">$ 1</p><b class="add">+</b></li>
      <li><p style="height: 9px"></p><p class="price">$ 1</p><b class="add">+</b></li></ul>`,
    says: "a distinta altura",
  },
  {
    what: "a broken picture",
    checks: ["findBrokenPictures"],
    good: PHOTO,
    bad: `<img alt="Mate" src="data:image/png,nothing" style="width: 99px; height: 99px">`,
    says: "imagen rota",
  },
  {
    what: "a picture drawn larger than its file",
    checks: ["findSoftPictures"],
    good: cover("400px"),
    bad: cover("200px"),
    says: "foto de 320 px dibujada a 1.25 de su tamaño, a 1x",
  },
  {
    what: "few products in the first screen",
    checks: [["findFewProducts", 2]],
    good: `<main>${card(1, 300)}${card(2, 700)}</main>`,
    bad: `<main>${card(1, 300)}${card(2, 730)}</main>`,
    says: "1 productos con precio en la primera pantalla: se piden 2",
  },
  {
    what: "a product whose price is under a bar",
    checks: [["findFewProducts", 1]],
    good: `<main>${card(1, 600)}</main><p style="position: fixed; bottom: 0; height: 48px; width: 100%">Ver pedido</p>`,
    bad: `<main>${card(1, 700)}</main><p style="position: fixed; bottom: 0; height: 48px; width: 100%">Ver pedido</p>`,
    says: "0 productos con precio",
  },
  {
    what: "a price too far down",
    checks: [["findLatePrice", 1.2]],
    good: `<main>${card(1, 850)}</main>`,
    bad: `<main>${card(1, 900)}</main>`,
    says: "el primer precio termina a 1.25 pantallas",
  },
  {
    what: "no price at all",
    checks: [["findLatePrice", 1]],
    good: `<main>${card(1, 300)}</main>`,
    bad: "<main></main>",
    says: "sin ningún precio",
  },
  {
    what: "a button below the screen",
    checks: ["findLateAction"],
    good: `<main><p style="height: 600px"></p><button class="btn">Ver todo</button></main>`,
    bad: `<main><p style="height: 720px"></p><button class="btn">Ver todo</button></main>`,
    says: "bajo la pantalla",
  },
  {
    what: "a product shown twice in two screens",
    checks: [["findRepeatedProducts", 2]],
    good: `<main>${card(1, 300)}${card(2, 700)}${card(1, 1900)}</main>`,
    bad: `<main>${card(1, 300)}${card(2, 700)}${card(1, 1700)}</main>`,
    says: "el mismo producto otra vez a 1400 px",
  },
  {
    what: "a chosen way in the colour of errors",
    checks: ["findConfusedColours"],
    good: withError("#b00020", "#0b57d0"),
    bad: withError("#b00020", "#a8082a"),
    says: "lo elegido tiene el color de los errores",
  },
  {
    what: "an error in the colour of all text",
    checks: ["findConfusedColours"],
    good: withError("#b00020", "#0b57d0"),
    bad: withError("#b00020", "#0b57d0", "#111"),
    says: "un error escrito en el color del texto",
  },
];

const documentOf = (body: string) => `<!doctype html><html lang="es"><head>${STYLE}</head><body>${body}</body></html>`;

for (const { what, checks, good, bad, says } of CASES)
  test(`the gallery: ${what}`, async ({ page }) => {
    await page.setContent(documentOf(good));
    expect(await runChecks(page, checks)).toEqual([]);
    await page.setContent(documentOf(bad));
    const faults = await runChecks(page, checks);
    expect(faults.map((fault) => fault.what).join("\n")).toContain(says);
  });
