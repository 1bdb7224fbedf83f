// The package has no types. These are of what `check-sheet-xml.ts` uses.
declare module "saxen" {
  type Decode = (text: string) => string;
  interface Hooks {
    openTag: (name: string, attributes: () => Record<string, string>, decode: Decode, selfClosing: boolean) => void;
    closeTag: (name: string) => void;
    text: (text: string) => void;
    cdata: (text: string) => void;
    comment: (text: string) => void;
    attention: (text: string) => void;
    error: (error: Error) => void;
  }
  export class Parser {
    on<Name extends keyof Hooks>(name: Name, hook: Hooks[Name]): this;
    parse(xml: string): void;
  }
}
