import { expect, it } from "vitest";
import { unbrokenName } from "./unbroken-name";

it.each([
  ["Pelota de fútbol N° 5 clásica", "Pelota de fútbol N°_5 clásica"],
  ["Colchoneta de yoga de 6 mm", "Colchoneta de yoga de 6_mm"],
  ["Botella 1,5 L, pack x 6", "Botella 1,5_L, pack x_6"],
  ["Zapatilla talle 42 azul", "Zapatilla talle_42 azul"],
  ["Juego de 3 limas", "Juego de 3 limas"],
  ["Caja de 12 latas", "Caja de 12 latas"],
  ["Ajedrez 2 en 1", "Ajedrez 2 en 1"],
  ["Mate", "Mate"],
])("%s", (name, unbroken) => expect(unbrokenName(name).replaceAll("\u00a0", "_")).toBe(unbroken));
