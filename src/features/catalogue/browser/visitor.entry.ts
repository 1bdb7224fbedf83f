// Entry point of the script of every shop page; islands, which only some pages have, load their own scripts.
import { startShop } from "./start-shop";

startShop();
