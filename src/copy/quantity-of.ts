/** "2 x Gorra", "½ docena de Medialunas": what is not counted by the piece has its unit. */
export const quantityOf = (quantity: string, name: string): string =>
  /\p{L}$/u.test(quantity) ? `${quantity} de ${name}` : `${quantity} x ${name}`;
