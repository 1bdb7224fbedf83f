// A program of somebody else: it knows of our API only what the generator made of /api/openapi.json.
import { readFile } from "node:fs/promises";
import { client } from "./generated/client.gen";
import { addProductImage, createProduct, getOwnTent, getProduct, login, updateProduct } from "./generated/sdk.gen";

const [baseUrl = "", email = "", password = "", photo = ""] = process.argv.slice(2);

client.setConfig({ baseUrl });
const entered = await login({ body: { email, password }, throwOnError: true });
const { token } = entered.data.meta;
client.setConfig({ baseUrl, auth: () => token });

const { data: own } = await getOwnTent({ throwOnError: true });
if (!own.data) throw new Error("no shop");

const { data: made } = await createProduct({
  body: { tent_id: own.data.id, name: "Mate imperial", price: 12500, offer: 1 },
  throwOnError: true,
});
await updateProduct({ body: { id: made.data.id, field: "unit", value: "docena" }, throwOnError: true });
const image = new Blob([await readFile(photo)], { type: "image/jpeg" });
const { data: pictured } = await addProductImage({ body: { image, product_id: made.data.id }, throwOnError: true });

const { data: read } = await getProduct({ path: { id: made.data.id }, throwOnError: true });
const refused = await createProduct({ body: { tent_id: own.data.id, name: "" } });
console.log(
  JSON.stringify({
    person: entered.data.data.email,
    product: read.data,
    image: pictured.data.id,
    refused: refused.error?.error.fields,
  }),
);
