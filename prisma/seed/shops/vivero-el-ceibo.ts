import { ARGENTINA_ID, type DemoMerchant } from "../shop";

/** A plant nursery whose trial ended: the shop `vencida`. */
export const viveroElCeibo: DemoMerchant = {
  email: "vencida@vidriera.test",
  password: "Vencida-1234",
  name: "Norberto Sosa",
  countryId: ARGENTINA_ID,
  trialDays: -12,
  survey: { sells: "Plantas", sellsWhere: "WhatsApp", heardOf: "Google" },
  shop: {
    logo: "vivero-el-ceibo/logo",
    tent: {
      name: "Vivero El Ceibo",
      tagline: "Plantas, macetas y tierra",
      subdomain: "vencida",
      slug: "vencida",
      styleId: 4,
      whatsappArea: "11",
      whatsapp: "55550102",
      suspended: true,
    },
    categories: [
      {
        name: "Plantas",
        products: [
          { name: "Sansevieria", photos: ["hoja-y-tinta/sansevieria"], price: "17500", sku: "PLA-1" },
          { name: "Potus en maceta", photos: ["casa-yerbal/potus-cemento"], price: "11800", sku: "PLA-2" },
          { name: "Cactus", photos: ["hoja-y-tinta/cactus"], price: "6900", sku: "PLA-3" },
          { name: "Plantines de huerta", photos: ["casa-yerbal/kit-huerta"], price: "1200", sku: "PLA-4" },
        ],
      },
      {
        name: "Jardín",
        products: [
          { name: "Regadera de chapa", photos: ["casa-yerbal/regadera"], price: "18400", sku: "JAR-1" },
          { name: "Diseño de jardín", photos: [], price: null, sku: "JAR-2", description: "Vamos a ver el lugar." },
        ],
      },
    ],
    uncategorised: [],
  },
};
