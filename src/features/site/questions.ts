import type { Copy } from "~/copy/copy";
import { fill } from "~/copy/fill";
import { nearness } from "~/domain/catalogue/search/correction";
import { foldedWords } from "~/domain/catalogue/search/words";

import { HOME } from "~/domain/session/routes";
import { settingsPath } from "~/domain/tent/settings";
import { foldText } from "~/domain/text";

type Key = keyof Copy["support"]["questions"];

/** Anchor of the contact form of `/soporte`, to which phones can skip past the questions. */
export const WRITE = "escribir";

/** The screen of each answer. */
const HREFS: Record<Key, string> = {
  firstProduct: "/productos/cargar-producto",
  productList: "/productos",
  photos: "/productos",
  blurryPhoto: "/productos",
  manyPhotos: "/productos/fotos",
  variants: "/productos",
  units: "/productos",
  categories: "/categorias",
  prices: "/productos/cambio-precios",
  noPrice: "/productos",
  cost: "/productos",
  offer: "/productos",
  promotions: "/productos/promociones",
  breaks: "/productos/promociones/cantidad",
  coupons: "/productos/promociones/cupon",
  wholesale: "/productos/promociones/listas",
  trial: "/productos/promociones/probar",
  copyPrices: "/productos/lista-de-precios",
  import: "/productos/importar",
  export: "/productos",
  pause: "/productos",
  bin: "/productos?filtro=papelera",
  stock: "/productos",
  waiting: "/productos/esperan",
  productOrder: "/productos/orden",
  orders: "/pedidos",
  orderSteps: "/pedidos",
  editOrder: "/pedidos",
  newOrder: "/pedidos/nuevo",
  print: "/pedidos",
  customers: "/pedidos/clientes",
  replies: "/pedidos/respuestas",
  delivery: settingsPath("entrega"),
  payment: settingsPath("pagos"),
  minimumPurchase: settingsPath("pedidos"),
  whatsapp: settingsPath("contacto"),
  shopData: settingsPath("tienda"),
  address: settingsPath("tienda"),
  colours: settingsPath("colores"),
  home: "/portada",
  hours: settingsPath("horarios"),
  holiday: settingsPath("vacaciones"),
  branches: settingsPath("sucursales"),
  legal: settingsPath("legales"),
  domain: settingsPath("dominio"),
  measuring: settingsPath("medicion"),
  share: "/compartir",
  links: "/mis-links",
  picture: "/compartir/imagen",
  poster: "/compartir/cartel",
  pdf: "/compartir",
  feed: "/compartir",
  dashboard: HOME,
  stats: "/progreso",
  notifications: "/configuraciones/avisos",
  install: "/configuraciones/avisos",
  offline: "/por-enviar",
  news: "/novedades",
  settings: "/configuraciones",
  otherShop: "/bienvenida",
  planPrice: "/pagos/planes",
  planPayment: "/pagos/medio-de-pago",
  receipts: "/pagos/detalle",
  plan: "/pagos",
  suspended: "/pagos",
  profile: "/perfil",
  password: "/perfil",
  sessions: "/perfil",
  backup: "/configuraciones",
  close: "/cerrar-cuenta",
  dark: HOME,
  keys: HOME,
  logout: "/logout",
  person: `/soporte#${WRITE}`,
};

/** What the texts have of an answer. */
interface Answer {
  question: string;
  answer: string;
  action: string;
  /** Its screen, as the menu calls it. */
  name?: string;
  words: string;
}

export interface SupportQuestion {
  key: Key;
  question: string;
  answer: string;
  action: string;
  href: string;
}

/** Words of questions that say nothing of what they are about. */
const FILLERS = new Set(
  (
    "a al algo alguien ahora aca ahi aqui asi como con cual cuando de del desde donde el ella ellos en es esa ese eso esta este esto " +
    "estoy gente hace hacer haces hago hay la las le les lo los mas me mi mis muy ni no nos o para pero por porque puede puedo " +
    "pueden podria poner pongo pone que quiero querria quien se si sin sobre solo son soy su sus tengo tiene tienen todos tu tus un " +
    "una uno unos voy y ya yo hola gracias favor necesito saber ser va van deja usar"
  ).split(" "),
);

/** A word without the ending that number, gender and person change. */
const rootOf = (word: string) => (word.length > 3 ? word.replace(/[aeo]?s?$/, "") : word);
/** A root shorter than this begins too many other words. */
const SHORTEST_ROOT = 4;

/** How well a word of a question is the typed one: from 1, the same, to 0. */
function likeness(typed: string, word: string): number {
  const root = rootOf(typed);
  if (typed === word) return 1;
  if (root === rootOf(word)) return 0.95;
  if (word.startsWith(typed)) return 0.9;
  if (root.length >= SHORTEST_ROOT && word.startsWith(root)) return 0.8;
  return nearness(typed, word) === null ? 0 : 0.4;
}

const likest = (typed: string, words: readonly string[]) => Math.max(0, ...words.map((word) => likeness(typed, word)));

/** What a question asks for counts more than what its answer mentions. */
const ASKED = 4;
/** For the name of a screen, its answer comes first; the others are shown as well. */
const NAMED = 1.5;
/** Questions that fit less than this share of the best are not shown. */
const WORST = 0.6;

/**
 * Questions with the typed words, the best first: a word counts the more, the fewer questions have it. All of them if nothing
 * is typed.
 */
export function findQuestions(copy: Copy["support"], site: string, typed: string): SupportQuestion[] {
  const all = (Object.keys(HREFS) as Key[]).map((key) => {
    const { question, answer, action, words, name = "" }: Answer = copy.questions[key];
    const found: SupportQuestion = { key, question, answer: fill(answer, { site }), action, href: HREFS[key] };
    const asked = foldedWords(`${question} ${action} ${name} ${words}`);
    return { found, asked, told: foldedWords(found.answer), isNamed: foldText(name) === foldText(typed) };
  });
  const written = [...new Set(foldedWords(typed))];
  const telling = written.filter((word) => !FILLERS.has(word));
  const fits = (telling.length > 0 ? telling : written).map((word) => {
    const each = all.map(({ asked, told }) => Math.max(ASKED * likest(word, asked), likest(word, told)));
    return { each, weight: Math.log(1 + all.length / (1 + each.filter((fit) => fit >= ASKED / 2).length)) };
  });
  const scored = all.map(({ found, isNamed }, at) => {
    const score = fits.reduce((sum, { each, weight }) => sum + weight * Number(each[at]), 0);
    return { found, score: isNamed ? NAMED * score : score };
  });
  const best = Math.max(...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => typed.trim() === "" || (score > 0 && score >= WORST * best))
    .sort((one, other) => other.score - one.score)
    .map(({ found }) => found);
}
