import { describe, expect, it } from "vitest";
import type { StyleKey } from "~/domain/theme/presets";
import { type PathTarget, resolvePath } from "./path";

const files = new Set(["/favicon.ico"]);
const pass = (path: string): PathTarget => ({ kind: "pass", path });
const redirect = (to: string): PathTarget => ({ kind: "redirect", to });
const refuse: PathTarget = { kind: "refuse" };
const sub = (path: string): PathTarget => ({ kind: "shop", tent: { by: "sub", value: "demo" }, path });
const SECRET = "k7Qm2-xP_9aLr4TzW0vBn1";
const listed = (path: string): PathTarget => ({ ...sub(path), list: SECRET }) as PathTarget;
const tried = (style: StyleKey, path: string): PathTarget => ({
  kind: "shop",
  tent: { by: "sub", value: "demo" },
  style,
  path,
});
const slug = (value: string, path: string): PathTarget => ({ kind: "elsewhere", tent: { by: "slug", value }, path });
const id = (value: number, path: string): PathTarget => ({ kind: "elsewhere", tent: { by: "id", value }, path });
const nobodys = (path: string): PathTarget => ({ kind: "elsewhere", tent: null, path });

describe("on a shop's host", () => {
  it.each<[string, PathTarget]>([
    ["/", sub("")],
    ["/?x=1", sub("?x=1")],
    ["/catalogo", sub("/catalogo")],
    ["/catalogo/pagina/2?_rsc=abc", sub("/catalogo/pagina/2?_rsc=abc")],
    ["/ni%C3%B1os", sub("/ni%C3%B1os")],
    ["/catalogo/", redirect("/catalogo")],
    ["//evil.example", redirect("/evil.example")],
    ["//catalogo//carrito/?a=1", redirect("/catalogo/carrito?a=1")],
    ["/_next/static/x.js", pass("/_next/static/x.js")],
    ["/api/health", pass("/api/health")],
    ["/storage/images/a.webp", pass("/storage/images/a.webp")],
    ["/apio", sub("/apio")],
    ["/favicon.ico", pass("/favicon.ico")],
    ["/robots.txt", sub("/robots.txt")],
    ["/tienda/sub~otra", sub("/tienda/sub~otra")],
    ["/~celia", tried("celia", "")],
    ["/~celia/catalogo?x=1", tried("celia", "/catalogo?x=1")],
    ["/%7Ecelia/catalogo", redirect("/~celia/catalogo")],
    ["/cat%61logo", redirect("/catalogo")],
    ["/%63%61%74%61%6C%6F%67%6F?a=%31", redirect("/catalogo?a=%31")],
    ["/mates%2Drojos/%32", redirect("/mates-rojos/2")],
    ["/ni%c3%b1os", redirect("/ni%C3%B1os")],
    ["/a%2Cb,c%40d@e", redirect("/a,b,c@d@e")],
    ["/a,b@c:d;e=f&g+h$i!j'k(l)m*n~o_p.q-r", sub("/a,b@c:d;e=f&g+h$i!j'k(l)m*n~o_p.q-r")],
    ["/a b", redirect("/a%20b")],
    ["/a%20b", sub("/a%20b")],
    ["/%5Ba%5D", sub("/%5Ba%5D")],
    ["//%63atalogo//", redirect("/catalogo")],
    ["/lista/k7Qm2-xP_9aLr4TzW0vBn%31/catalogo", redirect(`/lista/${SECRET}/catalogo`)],
    ["/sw%2Ejs", redirect("/sw.js")],
    ["/~celia/~sol", tried("celia", "/~sol")],
    [`/lista/${SECRET}`, listed("")],
    [`/lista/${SECRET}/catalogo?x=1`, listed("/catalogo?x=1")],
    [`/lista/${SECRET}/`, redirect(`/lista/${SECRET}`)],
    [`/lista/${SECRET}/~celia`, listed("/~celia")],
    [`/~celia/lista/${SECRET}`, tried("celia", `/lista/${SECRET}`)],
    ["/lista", sub("/lista")],
    ["/lista/2", sub("/lista/2")],
    ["/~nadie/catalogo", sub("/~nadie/catalogo")],
    ["/~celia~sol", sub("/~celia~sol")],
    ["/%", refuse],
    ["/%E0%A4%A", refuse],
    ["/x?q=%", refuse],
    ["/..%2f..%2fproductos", refuse],
    ["/../productos", refuse],
    ["/%2e%2e/productos", refuse],
    ["/a%00b", refuse],
    ["/a\\b", refuse],
    ["/a%5Cb", refuse],
    ["*", refuse],
    ["http://demo.localhost/", refuse],
  ])("%s", (target, expected) => {
    expect(resolvePath(target, { by: "sub", value: "demo" }, files)).toEqual(expected);
  });
});

describe("on the main host", () => {
  it.each<[string, PathTarget]>([
    ["/", pass("/")],
    ["/productos?pagina=2", pass("/productos?pagina=2")],
    ["/productos/", redirect("/productos")],
    ["/tienda", pass("/tienda")],
    ["/tienda/demo", slug("demo", "/")],
    ["/tienda/demo?x=1", slug("demo", "/?x=1")],
    ["/tienda/demo/catalogo?x=1", slug("demo", "/catalogo?x=1")],
    ["/tienda/12", id(12, "/")],
    ["/tienda/12/catalogo", id(12, "/catalogo")],
    ["/tienda/tienda-12", slug("tienda-12", "/")],
    ["/tienda/1~v1.2", nobodys("/")],
    ["/tienda/1%7Ev1.2/catalogo", nobodys("/catalogo")],
    ["/tienda/id~1", nobodys("/")],
    ["/tienda/demo~celia/catalogo", slug("demo", "/~celia/catalogo")],
    ["/tienda/demo%7Ecelia?x=1", slug("demo", "/~celia?x=1")],
    ["/tienda/12~sol", id(12, "/~sol")],
    ["/tienda/demo~nadie", nobodys("/")],
    ["/tienda/1~lista.k7Qm2-xP_9aLr4TzW0vBn1.", nobodys("/")],
    ["/%74ienda/1~v1.2", nobodys("/")],
    ["/tienda%2F1~v1.2", refuse],
    ["/tienda/DEMO", nobodys("/")],
    ["/api/search-results/1/a%2Fb", pass("/api/search-results/1/a%2Fb")],
    ["/_next/../tienda/1~v1.2", refuse],
    ["/api/%2e%2e/tienda/1~v1.2", refuse],
    ["/_next/%", refuse],
  ])("%s", (target, expected) => {
    expect(resolvePath(target, null, files)).toEqual(expected);
  });
});
