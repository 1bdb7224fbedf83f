// The whole script of a still page: one that needs no React in the browser.
import { startShop } from "./start-shop";

startShop();
