/** For the page on which developers compare the seven styles. */
export const galleryCopy = {
  title: "Galería de estilos",
  help: "Los siete estilos con las mismas tiendas. El claro y el oscuro siguen al sistema.",
  shop: "Tienda",
  page: "Página",
  width: "Ancho",
  open: "Abrir",
  shops: {
    demo: "Completa",
    "galeria-extremos": "Nombres largos, precios enormes, sin foto, sin stock",
    "galeria-vacia": "Vacía",
    "galeria-uno": "Un producto",
    "galeria-lista": "Lista sin fotos",
    "galeria-muchos": "Más de una página",
    "bench-2000": "2.000 productos",
    "galeria-cerrada": "Cerrada",
    vencida: "Suspendida",
  },
  pages: {
    inicio: "Inicio",
    catalogo: "Catálogo",
    categoria: "Categoría",
    producto: "Producto",
    carrito: "Carrito",
    buscar: "Búsqueda",
    "mis-links": "Mis links",
  },
} as const;
