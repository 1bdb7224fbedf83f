declare module "@adobe/structured-data-validator" {
  export interface Issue {
    severity: "ERROR" | "WARNING";
    issueMessage: string;
  }
  /** Without the schema.org vocabulary it checks only Google's rules, and fetches nothing. */
  export default class Validator {
    validate(found: { jsonld: Record<string, unknown[]>; microdata: object; rdfa: object }): Promise<Issue[]>;
  }
}
