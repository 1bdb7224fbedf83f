// What the script of every page of a shop does; what only some have, an island, brings its own.
import { startShop } from "./start-shop";

startShop();
