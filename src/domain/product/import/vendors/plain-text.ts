import { compile } from "html-to-text";

/** What is read of a description: a hostile one has millions of letters. */
const MAX_HTML = 200_000;
const inline = { format: "inline" };

/** Compiled once: a file has thousands of descriptions. Tags that are no text are left out, links keep their words. */
const convert = compile({
  wordwrap: false,
  limits: { maxInputLength: MAX_HTML, maxDepth: 100 },
  selectors: [
    { selector: "a", options: { ignoreHref: true } },
    { selector: "img", format: "skip" },
    { selector: "style", format: "skip" },
    { selector: "script", format: "skip" },
    { selector: "iframe", format: "skip" },
    { selector: "svg", format: "skip" },
    ...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: "ul", options: { itemPrefix: "• " } },
    { selector: "table", format: "block" },
    { selector: "tr", format: "block", options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: "td", format: "cell" },
    { selector: "th", format: "cell" },
    { selector: "hr", ...inline },
  ],
  formatters: {
    cell: (element, walk, builder) => {
      walk(element.children, builder);
      builder.addInline(" ");
    },
  },
});

/** Whether a text is meant as HTML: it has a tag, or an entity. */
const isHtml = (text: string) => /<\/?[a-z][^<>]*>|&(?:[a-z]{2,8}|#\d{2,6}|#x[\da-f]{2,6});/i.test(text);

/** A vendor's description as plain text, with line breaks and bullets. */
export function plainText(source: string): string {
  const start = source.slice(0, MAX_HTML);
  const text = isHtml(start) ? convert(start) : start;
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/\u00a0/g, " ")
    .replace(/(?<![ \t])[ \t]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
