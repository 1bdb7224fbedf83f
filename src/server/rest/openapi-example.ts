import type { ApiSchema } from "~/domain/site/api-document";

/** Example values for wire fields, looked up first by call or object and field, then by field name alone. */
const VALUES: Record<string, unknown> = {
  "Branch.name": "Local del centro",
  "changePrices.all": 1,
  "changePrices.dry_run": 1,
  "changePrices.value": 10,
  "Category.name": "Mates",
  "Country.name": "Argentina",
  "Link.name": "Mi blog",
  "Notification.url": "https://ejemplo.com/novedades",
  "Suscription.name": "Plan mensual",
  "Tent.name": "Casa Yerbal",
  "User.name": "Ana Pérez",
  "User.role_id": 2,
  "createCategory.name": "Mates",
  "createLink.name": "Mi blog",
  "createLinkedTent.name": "Casa Yerbal Norte",
  "getOwnTent.name": "Casa Yerbal",
  "getImageAsData.data": "data:image/webp;base64,UklGRiQAAABXRUJQVlA4",
  "register.name": "Ana Pérez",
  "registerAdmin.name": "Ana Pérez",
  "replaceCategory.name": "Mates",
  "updateLink.name": "Mi blog",
  "updateSuscription.name": "Plan mensual",
  "updateCategory.value": "Mates",
  "updateProduct.value": "Mate imperial de calabaza",
  "updateTent.value": "Casa Yerbal",
  "updateUser.value": "Ana Pérez",
  a: "app",
  after: 14300,
  address: "Av. Siempreviva 742",
  appname: "Vidriera",
  b: "logo.png",
  bg_color: "#ffffff",
  before: 13000,
  bg_custom_color: "#ffffff",
  birth_date: "1990-02-28",
  cod_number: "549",
  code: "to_whatsapp",
  color_bg: null,
  color_first: "#0c2be8",
  color_second: "#db1b73",
  color_third: null,
  comment: "Me gusta que sea simple",
  country_id: 1,
  created_at: "2026-11-20T15:00:00.000Z",
  currency: "ARS",
  current_password: "una-clave-larga",
  customer_phone: "delivery",
  date: "2026-11-20",
  day: "2026-11-20",
  days_left: 30,
  description: "Calabaza forrada en cuero",
  email: "ana@ejemplo.com",
  facebook: "casayerbal",
  fbname: "Vidriera",
  fburl: "https://facebook.com/vidriera",
  first_color: "#0c2be8",
  first_custom_color: "#0c2be8",
  free_until: "2026-12-20T15:00:00.000Z",
  from: "2026-11-01",
  heard_of: "Una amiga",
  image: "https://vidriera.example/storage/images/catalogo/0f3c-640.webp",
  instagram: "casayerbal",
  instaname: "vidriera",
  instaurl: "https://instagram.com/vidriera",
  interval: "1M",
  last_payment_at: "2026-11-01T12:00:00.000Z",
  limit: 1,
  list: "k7Qm2xP9aLr4TzW0vBn1cD",
  list_password: "mate-2026",
  logo: "https://vidriera.example/storage/images/catalogo/0f3c-640.webp",
  message: "Hola, ¿me ayudan?",
  minbuy: 20000,
  mode: "percent",
  mp_suscription_url: "https://www.mercadopago.com.ar/subscriptions/checkout?preapproval_plan_id=2c938084",
  name: "Mate imperial",
  new_password: "otra-clave-larga",
  options: { Color: "Negro" },
  password: "una-clave-larga",
  paypal_id: "I-BW452GLLEP1G",
  phone: "11 5874-9895",
  previous_price: null,
  price: 12500,
  product_limit: 2000,
  return_url: "/pagos/mercado-pago-paid",
  second_color: "#db1b73",
  second_custom_color: "#db1b73",
  sells: "Mates y bombillas",
  sells_where: "En ferias",
  service: "mercado_pago",
  sku: "MATE-01",
  slug: "casa-yerbal",
  special_cat_description: "Lo mejor de la semana",
  special_cat_image: null,
  special_cat_name: "Ofertas",
  special_cat_url: "/ofertas",
  stock: 8,
  style_id: 1,
  sub: "casa-yerbal",
  subdomain: "casa-yerbal",
  term: "mate",
  text: "Ahora se pueden cambiar muchos precios a la vez.",
  text_custom_color: "#0a1233",
  third_color: "#0a1233",
  title: "Novedades de noviembre",
  to: "2026-11-20",
  token: "0V3m3J0y9c6o7N1r2T5b8K4w-QzXsEdCrFvTgBhYnUj",
  total: 9900,
  trial: 0,
  unit: "unidad",
  url: "https://ejemplo.com",
  whatsapp: "5491158749895",
  whatsapp_area: "11",
};

/** Optional fields that make an example clearer, in addition to the required ones. */
const SHOWN: Record<string, readonly string[]> = {
  changePrices: ["all", "dry_run"],
  createNotification: ["url"],
  createProduct: ["description", "price"],
  replaceCategory: ["paused"],
  replaceProduct: ["description", "price", "paused"],
  updateLink: ["name", "url"],
};

/** Our schemas are not recursive; a recursive one would stop here. */
const DEEPEST = 20;

type Components = Record<string, ApiSchema>;

const typesOf = ({ type }: ApiSchema) => (type === undefined ? [] : Array.isArray(type) ? type : [type]);

function fits(value: unknown, schema: ApiSchema): boolean {
  const types = typesOf(schema);
  if (value === null) return types.includes("null");
  if (Array.isArray(value)) return types.includes("array");
  if (typeof value === "number") {
    return types.includes("number") || (types.includes("integer") && Number.isInteger(value));
  }
  return types.includes(typeof value);
}

function textExample({ format, pattern, maxLength = 100 }: ApiSchema): string {
  if (pattern?.startsWith("^#")) return "#0c2be8";
  if (format === "date") return "2026-11-20";
  if (format === "date-time") return "2026-11-20T15:00:00.000Z";
  if (format === "uri") return "https://ejemplo.com";
  return "Texto".slice(0, maxLength);
}

/** The context of a value: the call or object that contains it, and its field name. */
interface Place {
  of: string;
  name?: string;
  depth?: number;
}

function ofForms(forms: ApiSchema[], components: Components, known: unknown, place: Place): unknown {
  if (known === null && forms.some(({ type }) => type === "null")) return null;
  const form = forms.find((one) => known !== undefined && fits(known, one)) ?? forms[0];
  return form ? exampleOf(form, components, place) : null;
}

/** A value that the schema accepts, built from the example values of known field names. */
export function exampleOf(schema: ApiSchema, components: Components, { of, name = "", depth = 0 }: Place): unknown {
  const deeper = { of, name, depth: depth + 1 };
  if (schema.$ref) {
    const object = schema.$ref.split("/").at(-1) ?? "";
    return exampleOf(components[object] ?? {}, components, { ...deeper, of: object });
  }
  if (schema.examples) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  const known = VALUES[`${of}.${name}`] ?? VALUES[name];
  if (schema.enum) return schema.enum.includes(known) ? known : schema.enum[0];
  const forms = schema.oneOf ?? schema.anyOf;
  if (forms) return ofForms(forms, components, known, deeper);
  if (schema.properties && depth < DEEPEST) {
    const fields = Object.entries(schema.properties);
    return Object.fromEntries(
      fields.map(([field, one]) => [field, exampleOf(one, components, { ...deeper, name: field })]),
    );
  }
  if (known !== undefined && fits(known, schema)) return known;
  const [type] = typesOf(schema);
  if (type === "array") {
    const one = { ...deeper, name: name.replace(/s$/, "") };
    return schema.items ? [exampleOf(schema.items, components, one)] : [];
  }
  if (type === "string") return textExample(schema);
  if (type === "integer" || type === "number") return Math.max(1, schema.minimum ?? 0);
  if (type === "boolean") return false;
  if (type === "object") return {};
  return null;
}

/** An example body: the required fields and little more; all fields when none is required. */
export function bodyExampleOf(schema: ApiSchema, components: Components, of: string): unknown {
  const { properties, required = [] } = schema;
  if (!properties) return exampleOf(schema, components, { of });
  const wanted = [...required, ...(SHOWN[of] ?? [])];
  const shown = Object.entries(properties).filter(([name]) => wanted.length === 0 || wanted.includes(name));
  return exampleOf({ ...schema, properties: Object.fromEntries(shown) }, components, { of });
}
