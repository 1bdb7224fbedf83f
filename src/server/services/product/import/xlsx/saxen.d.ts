// The package has no types. These are of what `bounded-xml.ts` uses.
declare module "saxen" {
  type Decode = (text: string) => string;
  interface Hooks {
    openTag: (name: string, attributes: () => Record<string, string>, decode: Decode, selfClosing: boolean) => void;
    closeTag: (name: string) => void;
    text: (text: string, decode: Decode) => void;
    cdata: (text: string) => void;
    comment: (text: string) => void;
    attention: (text: string) => void;
    error: (error: Error) => void;
    warn: (error: Error) => void;
  }
  export class Parser {
    on<Name extends keyof Hooks>(name: Name, hook: Hooks[Name]): this;
    parse(xml: string): void;
  }
}
