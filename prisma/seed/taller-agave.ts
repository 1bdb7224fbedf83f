import type { DemoShop } from "./shop";

/** The shop `otra`: crafts from Oaxaca, with neutral wording and Mexican pesos. */
export const tallerAgave: DemoShop = {
  grounds: [
    ["#f7ead2", "#e0c79b"],
    ["#f3e4d3", "#d9b894"],
    ["#eee9d6", "#cfc69f"],
  ],
  categories: [
    {
      name: "Barro y cerámica",
      products: [
        {
          name: "Cántaro de barro negro",
          photos: ["1f3fa", "1f3fa"],
          price: "680",
          sku: "BAR-01",
          description: "De San Bartolo Coyotepec, bruñido con cuarzo. 30 cm.",
          stock: "4",
        },
        {
          name: "Tetera de barro esmaltado",
          photos: ["1fad6"],
          price: "540",
          previousPrice: "620",
          offer: true,
          sku: "BAR-02",
          description: "Esmalte sin plomo. Un litro.",
        },
        {
          name: "Cazuela para mole",
          photos: ["1f372"],
          price: "390",
          sku: "BAR-03",
          options: [{ name: "Tamaño", values: ["Mediana", "Grande"] }],
          variants: { Grande: { price: "520" } },
        },
        { name: "Jarrito para chocolate", photos: ["2615"], price: "120", sku: "BAR-04", unit: "UNIT" },
        { name: "Cuenco de Talavera", photos: ["1f963"], price: "310", sku: "BAR-05", stock: "0" },
      ],
    },
    {
      name: "Textiles",
      products: [
        {
          name: "Rebozo de algodón en telar de cintura",
          photos: ["1f9e3"],
          price: "1250",
          sku: "TEX-01",
          description: "Teñido con grana cochinilla y añil.",
          options: [{ name: "Color", values: ["Grana", "Añil", "Crudo"] }],
          variants: { Añil: { stock: "1" } },
        },
        { name: "Lana teñida con plantas", photos: ["1f9f6"], price: "180", sku: "TEX-02", unit: "PACKAGE" },
        {
          name: "Manta por metro",
          photos: ["1f9f5"],
          price: "95",
          sku: "TEX-03",
          unit: "METRE",
          step: "0.5",
          minQuantity: "1",
        },
        { name: "Guantes de lana de Teotitlán", photos: ["1f9e4"], price: "260", previousPrice: "320", offer: true },
        { name: "Sombrero de palma", photos: ["1f452"], price: "420", sku: "TEX-05" },
      ],
    },
    {
      name: "Fiesta",
      products: [
        {
          name: "Piñata de siete picos",
          photos: ["1fa85", "1fa85"],
          price: "350",
          sku: "FIE-01",
          description: "Papel picado y olla de cartón. Se entrega sin relleno.",
        },
        { name: "Calaverita de azúcar", photos: ["1f480"], price: "60", sku: "FIE-02", unit: "UNIT" },
        { name: "Máscara de danza", photos: ["1f3ad"], price: null, sku: "FIE-03", description: "Pieza única." },
        { name: "Maracas pintadas", photos: ["1fa87"], price: "220", sku: "FIE-04" },
        { name: "Vela escamada", photos: ["1f56f-fe0f"], price: "140", sku: "FIE-05" },
      ],
    },
    {
      name: "Cocina",
      products: [
        { name: "Chile pasilla mixe", photos: ["1f336-fe0f"], price: "85", sku: "COC-01", unit: "HUNDRED_GRAMS" },
        { name: "Chocolate de metate", photos: ["1f36b"], price: "160", sku: "COC-02", description: "Con canela." },
        { name: "Miel de abeja melipona", photos: ["1f36f"], price: "290", sku: "COC-03", stock: "7" },
        { name: "Canasta de carrizo", photos: ["1f9fa"], price: "240", sku: "COC-04" },
        { name: "Escoba de espiga", photos: ["1f9f9"], price: "110", sku: "COC-05" },
      ],
    },
  ],
  uncategorised: [],
};

/** The shop `vencida`: a bakery whose free period has ended. */
export const laEspiga: DemoShop = {
  grounds: [["#fff4da", "#f3d99a"]],
  categories: [
    {
      name: "Panadería",
      products: [
        { name: "Pan de campo", photos: ["1f35e"], price: "3200", sku: "PAN-1" },
        { name: "Medialunas", photos: ["1f950"], price: "9600", sku: "PAN-2", unit: "DOZEN" },
        { name: "Baguette", photos: ["1f956"], price: "2400", sku: "PAN-3" },
        { name: "Torta de cumpleaños", photos: ["1f382"], price: null, sku: "PAN-4" },
      ],
    },
  ],
  uncategorised: [],
};
