import Papa from "papaparse";
import { linesOf, PLAIN_PRODUCTS } from "./plain-products";

const HEADINGS =
  "Identificador de URL;Nombre;Categorías;Nombre de propiedad 1;Valor de propiedad 1;Nombre de propiedad 2;Valor de propiedad 2;Nombre de propiedad 3;Valor de propiedad 3;Precio;Precio promocional;Peso (kg);Alto (cm);Ancho (cm);Profundidad (cm);Stock;SKU;Código de barras;Mostrar en tienda;Envío sin cargo;Descripción;Tags;Título para SEO;Descripción para SEO;Marca;Producto Físico;MPN (Número de pieza del fabricante);Sexo;Rango de edad;Costo;Visibilidad".split(
    ";",
  );

/** As the vendor writes amounts in every country. */
const money = (amount: number) => amount.toLocaleString("en-US", { minimumFractionDigits: 2 });

type Row = Record<string, string | number>;

function rows(): Row[] {
  const plain = PLAIN_PRODUCTS.map(
    ({ name, handle, sku, price, stock, category }): Row => ({
      "Identificador de URL": handle,
      Nombre: name,
      Categorías: category,
      Precio: money(price),
      Stock: stock,
      SKU: sku,
      "Mostrar en tienda": "SI",
      "Envío sin cargo": "NO",
      Descripción: `<p>${name} de <strong>primera</strong>.</p>`,
      "Producto Físico": "SI",
    }),
  );
  return [
    ...plain,
    {
      "Identificador de URL": "set-matero",
      Nombre: "Set matero",
      Categorías: "Hogar > Cocina, Regalos",
      Precio: "10,000.00",
      "Precio promocional": "8,500.50",
      SKU: "SET-1",
      "Mostrar en tienda": "SI",
      Descripción: "<p>Incluye:</p><ul><li>Mate</li><li>Bombilla &amp; cepillo</li></ul>",
      Costo: "4,200.00",
    },
    {
      "Identificador de URL": "remera-lisa",
      Nombre: "Remera lisa",
      Categorías: "Ropa > Remeras",
      "Nombre de propiedad 1": "Talle",
      "Valor de propiedad 1": "S",
      "Nombre de propiedad 2": "Color",
      "Valor de propiedad 2": "Rojo",
      Precio: "12,000.00",
      "Precio promocional": "9,900.00",
      Stock: 3,
      SKU: "REM-S",
      "Mostrar en tienda": "SI",
    },
    // a variant's row has no name; its address is repeated, or empty
    {
      "Identificador de URL": "remera-lisa",
      "Valor de propiedad 1": "M",
      "Valor de propiedad 2": "Rojo",
      Precio: "12,000.00",
      "Precio promocional": "9,900.00",
      Stock: 0,
      SKU: "REM-M",
    },
    { "Valor de propiedad 1": "XL", "Valor de propiedad 2": "Rojo", Precio: "13,500.00", Stock: 5, SKU: "REM-XL" },
    {
      "Identificador de URL": "oculto",
      Nombre: "Producto oculto",
      Precio: "1,000.00",
      "Mostrar en tienda": "NO",
      Descripción: "=SUMA(1;1) no es una fórmula",
    },
    { "Identificador de URL": "sin-precio", Nombre: "Mueble a medida", "Mostrar en tienda": "SI" },
    // the promotional price is not lower: no offer
    {
      "Identificador de URL": "sin-oferta",
      Nombre: "Sin oferta",
      Precio: "500.00",
      "Precio promocional": "500.00",
      "Mostrar en tienda": "SI",
    },
  ];
}

/** 45 products with 3 variants: semicolons, Windows-1252, CRLF and quotes. */
export function tiendanubeFile(): Uint8Array {
  const text = Papa.unparse(linesOf(HEADINGS, rows()), { delimiter: ";", newline: "\r\n", quotes: true });
  return new Uint8Array(Buffer.from(text, "latin1"));
}
