import { z } from "zod";
import { fieldUpdateSchema, idSchema } from "~/domain/fields";
import { flagNumber, flagSchema } from "~/domain/flag";
import { amountFromMilli } from "~/domain/money/milli";
import { amountFromCents, type Cents } from "~/domain/money/money";
import { UNIT_WORDS } from "~/domain/money/quantity";
import { UNITS } from "~/domain/money/unit";
import { ASKED_PHONES } from "~/domain/order/place/asked-phone";
import { type ImageRef, imageFileUrl } from "~/domain/product/images/image";
import { message } from "~/domain/validation-key";
import { ValidatedInput } from "~/server/api/validated-input";
import type { TentWithCatalogue } from "~/server/services/catalogue/read-tent";
import type { CategoryView } from "~/server/services/category/category-view";
import type { ProductView } from "~/server/services/product/crud/product-view";
import type { findUser } from "~/server/services/session/get-user";
import { appOrigin } from "~/server/site/addresses";
import { Written } from "./row";

// Input. Bodies use the schemas of `domain`: `withWireNames` renames their fields to the wire names.

/** Fields whose wire name is not their snake_case name. */
const SPELLINGS = {
  planId: "suscription_id",
  mpSubscriptionUrl: "mp_suscription_url",
  minimumPurchase: "minbuy",
} as const;

type WireName<Name extends string> = Name extends keyof typeof SPELLINGS ? (typeof SPELLINGS)[Name] : SnakeCase<Name>;
type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;
type WithWireNames<Shape extends z.ZodRawShape> = { [Name in keyof Shape & string as WireName<Name>]: Shape[Name] };

/** The wire name of a field. */
export const wireName = (name: string): string =>
  Object.hasOwn(SPELLINGS, name)
    ? SPELLINGS[name as keyof typeof SPELLINGS]
    : name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A body schema with wire names; its output has the names of the procedure, which validates the fields together. */
export function withWireNames<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) {
  const names = Object.keys(schema.shape).map((name) => [name, wireName(name)] as const);
  const shape = Object.fromEntries(names.map(([name, wire]) => [wire, schema.shape[name]])) as WithWireNames<Shape>;
  // The unknown-key mode of the schema is preserved.
  const named = new z.ZodObject({ ...schema.def, shape, checks: [] }) as z.ZodObject<WithWireNames<Shape>>;
  return named.transform((fields: Record<string, unknown>) => {
    const given = names.flatMap(([name, wire]) => (wire in fields ? [[name, fields[wire]] as const] : []));
    return Object.fromEntries(given) as z.output<z.ZodObject<Shape>>;
  });
}

/** A schema for a list of such bodies. */
export function listWithWireNames<Shape extends z.ZodRawShape>(list: z.ZodArray<z.ZodObject<Shape>>) {
  const element = withWireNames(list.element);
  return new z.ZodArray({ ...list.def, element }) as z.ZodArray<typeof element>;
}

/** A schema for `{id, field, value}` of these fields: `field` is a wire name. */
export function fieldWithWireNames<Fields extends Record<string, z.ZodType>>(fields: Fields) {
  const names = new Map(Object.keys(fields).map((name) => [wireName(name), name]));
  const named = Object.fromEntries(Object.entries(fields).map(([name, schema]) => [wireName(name), schema]));
  type Update = z.output<ReturnType<typeof fieldUpdateSchema<Fields>>>;
  return fieldUpdateSchema(named).transform(
    ({ field, ...update }) => ({ ...update, field: names.get(field) }) as Update,
  );
}

type ShapeOf<Schema> =
  Schema extends z.ZodObject<infer Shape>
    ? Shape
    : Schema extends z.ZodPipe<z.ZodObject<infer Shape>, infer _>
      ? Shape
      : never;

/**
 * Makes the input of a row from the schema of its procedure, `validateOnce(schema)`: fields have their wire names, and
 * `extra` are fields that only the wire has, `hidden` are those that it lacks. The schema is an object, or an object with a transform of all its fields.
 */
export function bodyOf<Schema extends z.ZodType, Extra extends z.ZodRawShape = Record<never, never>>(
  schema: Schema,
  extra: Extra = {} as Extra,
  hidden: readonly (keyof ShapeOf<Schema> & string)[] = [],
) {
  type Own = z.output<z.ZodObject<Extra>>;
  const whole: unknown = schema;
  const object = (whole instanceof z.ZodPipe ? whole.in : whole) as z.ZodObject<ShapeOf<Schema>>;
  const shape = Object.fromEntries(
    Object.entries(object.shape).filter(([name]) => !(hidden as readonly string[]).includes(name)),
  ) as ShapeOf<Schema>;
  const isOurs = (name: string) => wireName(name) !== name || name in extra;
  if (![...Object.keys(object.shape), ...Object.keys(extra)].some(isOurs)) {
    return schema.transform((value) => new ValidatedInput<Schema, Own>(schema, value as z.output<Schema>, {} as Own));
  }
  // Refinements of the whole object use our field names, so they run after renaming.
  const together = new z.ZodObject({ ...object.def, shape: {}, catchall: z.unknown() });
  const rest =
    whole instanceof z.ZodPipe ? together.pipe(whole.out as z.ZodType<unknown, Record<string, unknown>>) : together;
  const fieldsIn = new z.ZodObject({ ...object.def, shape: { ...shape, ...extra }, checks: [] });
  return withWireNames(fieldsIn).transform((fields, context) => {
    const isExtra = ([name]: [string, unknown]) => Object.hasOwn(extra, name);
    const given = Object.entries<unknown>(fields);
    const validated = rest.safeParse(Object.fromEntries(given.filter((field) => !isExtra(field))));
    if (validated.success) {
      const own = Object.fromEntries(given.filter(isExtra)) as Own;
      return new ValidatedInput<Schema, Own>(schema, validated.data as z.output<Schema>, own);
    }
    for (const { path, message } of validated.error.issues) {
      const [first = "", ...more] = path;
      context.addIssue({ code: "custom", path: [wireName(String(first)), ...more], message });
    }
    return z.NEVER;
  });
}

/** An id from the path, the query or a form. */
export const idIn = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,10}$/)
        .transform(Number),
    ],
    { error: message("common.id") },
  )
  .pipe(idSchema)
  .meta({ type: "integer", minimum: 1 });
export const flagIn = flagSchema.meta({ enum: [0, 1, true, false, "0", "1"] });
/** The picture of an `image` call. */
export const imageIn = z
  .instanceof(Blob, { error: message("image.missing") })
  .meta({ type: "string", format: "binary", description: "Una foto: JPEG, PNG, WebP, AVIF o HEIC, hasta 10 MB." });

/** Builds the form data for a procedure that takes a picture. */
export function formOf(fields: Record<string, Blob | number | string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value instanceof Blob ? value : String(value));
  return form;
}

// Output. Objects are strict, so that the tests find fields exposed by accident.

export const idOut = z.int();
export const flagOut = z.literal([0, 1]);
export const textOut = z.string().nullable();
/** An amount with at most two decimals. */
export const amountOut = z.number().refine((value) => Number(value.toFixed(2)) === value);
export const priceOut = amountOut.nullable();
export const dateOut = z.iso.datetime();
export const dayOut = z.iso.date();
export const urlOut = z.url();
export const colourOut = z
  .string()
  .regex(/^#[0-9a-f]{6}$/)
  .nullable();
export const trueOut = z.literal(true);
/** The response of calls that return no data. */
export const DONE = { data: true } as const;

export const toFlag = flagNumber;
export const toPrice = (cents: Cents | null): number | null => amountFromCents(cents);
export const toDate = (date: Date): string => date.toISOString();
const toDay = (date: Date): string => date.toISOString().slice(0, 10);
/** An absolute URL, since API clients are on other hosts. */
const toImageUrl = (image: ImageRef, width = 1280): string => `${appOrigin}${imageFileUrl(image, width)}`;

export const userOut = z
  .strictObject({
    id: idOut,
    name: z.string(),
    email: z.string(),
    phone: textOut,
    role_id: z.literal([1, 2]),
    test: flagOut,
    birth_date: dayOut.nullable(),
    country_id: idOut.nullable(),
  })
  .meta({ id: "User" });

export function toUser(user: Awaited<ReturnType<typeof findUser>>): z.input<typeof userOut> {
  const { id, name, email, phone, role, test, birthDate, countryId } = user;
  return {
    id,
    name,
    email,
    phone,
    role_id: role === "SUPER" ? 1 : 2,
    test: toFlag(test),
    birth_date: birthDate && toDay(birthDate),
    country_id: countryId,
  };
}

export const categoryOut = z
  .strictObject({
    id: idOut,
    tent_id: idOut,
    order: z.int(),
    name: z.string(),
    slug: z.string(),
    image: urlOut.nullable(),
    paused: flagOut,
  })
  .meta({ id: "Category" });

export function toCategory(
  category: Pick<CategoryView, "id" | "order" | "name" | "slug" | "image" | "paused"> & { tentId: number },
): z.input<typeof categoryOut> {
  const { id, tentId, order, name, slug, image, paused } = category;
  return { id, tent_id: tentId, order, name, slug, image: image && toImageUrl(image, 640), paused: toFlag(paused) };
}

export const productImageOut = z
  .strictObject({ id: idOut, product_id: idOut, order: z.int(), url: urlOut })
  .meta({ id: "ProductImage" });

export function toProductImage(
  { id, order, ...image }: { id: number; order: number } & ImageRef,
  productId: number,
): z.input<typeof productImageOut> {
  return { id, product_id: productId, order, url: toImageUrl(image) };
}

const variantOut = z
  .strictObject({
    id: idOut,
    options: z.record(z.string(), z.string()),
    price: priceOut,
    sku: textOut,
    stock: z.number().nullable(),
    paused: flagOut,
  })
  .meta({ id: "Variant" });

export const productOut = z
  .strictObject({
    id: idOut,
    tent_id: idOut,
    name: z.string(),
    description: z.string(),
    price: priceOut.meta({ description: "null es “Consultar”." }),
    previous_price: priceOut,
    sku: textOut,
    category_id: idOut.nullable(),
    paused: flagOut,
    offer: flagOut,
    order: z.int(),
    unit: z.enum(UNITS.map((unit) => UNIT_WORDS[unit])),
    step: z.number(),
    min_quantity: z.number(),
    images: z.array(productImageOut),
    variants: z.array(variantOut),
  })
  .meta({ id: "Product" });

export type WireProduct = Omit<ProductView, "stock" | "deletedAt" | "cost"> & { tentId: number };

export function toProduct(product: WireProduct): z.input<typeof productOut> {
  const { id, options, images, variants } = product;
  return {
    id,
    tent_id: product.tentId,
    name: product.name,
    description: product.description,
    price: toPrice(product.price),
    previous_price: toPrice(product.previousPrice),
    sku: product.sku,
    category_id: product.categoryId,
    paused: toFlag(product.paused),
    offer: toFlag(product.offer),
    order: product.order,
    unit: UNIT_WORDS[product.unit],
    step: amountFromMilli(product.step),
    min_quantity: amountFromMilli(product.minQuantity),
    images: images.map((image) => toProductImage(image, id)),
    variants: variants.map((variant) => ({
      id: variant.id,
      options: Object.fromEntries(options.map(({ name }, at) => [name, variant.values[at] ?? ""])),
      price: toPrice(variant.price),
      sku: variant.sku,
      stock: amountFromMilli(variant.stock),
      paused: toFlag(variant.paused),
    })),
  };
}

export const tentOut = z
  .strictObject({
    id: idOut,
    name: z.string(),
    slug: z.string(),
    subdomain: z.string(),
    logo: urlOut.nullable(),
    country_id: idOut,
    style_id: idOut,
    suspended: flagOut,
    whatsapp: textOut,
    whatsapp_area: textOut,
    instagram: textOut,
    facebook: textOut,
    first_custom_color: colourOut,
    second_custom_color: colourOut,
    bg_custom_color: colourOut,
    text_custom_color: colourOut,
    minbuy: priceOut,
    customer_phone: z.enum(ASKED_PHONES),
    categories: z.array(categoryOut),
    products: z.array(productOut),
  })
  .meta({ id: "Tent" });

/** A shop as JSON; its products were serialized by the database. `more` are additional fields. */
export function toTent({ tent, categories, products }: TentWithCatalogue, more: object = {}): Written {
  const fields: Omit<z.input<typeof tentOut>, "products"> = {
    id: tent.id,
    name: tent.name,
    slug: tent.slug,
    subdomain: tent.subdomain,
    logo: tent.logo && toImageUrl(tent.logo, 320),
    country_id: tent.countryId,
    style_id: tent.styleId,
    suspended: toFlag(tent.suspended),
    whatsapp: tent.whatsapp,
    whatsapp_area: tent.whatsappArea,
    instagram: tent.instagram,
    facebook: tent.facebook,
    first_custom_color: tent.firstCustomColor,
    second_custom_color: tent.secondCustomColor,
    bg_custom_color: tent.bgCustomColor,
    text_custom_color: tent.textCustomColor,
    minbuy: toPrice(tent.minimumPurchase),
    customer_phone: tent.customerPhone,
    categories: categories.map(toCategory),
  };
  return new Written(`${JSON.stringify({ ...fields, ...more }).slice(0, -1)},"products":${products}}`);
}
