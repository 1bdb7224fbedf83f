declare module "@adobe/structured-data-validator" {
  export interface Issue {
    severity: "ERROR" | "WARNING";
    issueMessage: string;
  }
  /** Without the vocabulary of schema.org it checks Google's rules alone, and fetches nothing. */
  export default class Validator {
    validate(found: { jsonld: Record<string, unknown[]>; microdata: object; rdfa: object }): Promise<Issue[]>;
  }
}
