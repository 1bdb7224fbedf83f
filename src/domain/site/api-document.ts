/** The subset of OpenAPI 3.1 that we write and read. */
export const API_METHODS = ["get", "post", "put", "delete"] as const;
export type ApiMethod = (typeof API_METHODS)[number];

export interface ApiSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  title?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  properties?: Record<string, ApiSchema>;
  required?: string[];
  additionalProperties?: boolean | ApiSchema;
  propertyNames?: ApiSchema;
  items?: ApiSchema;
  anyOf?: ApiSchema[];
  oneOf?: ApiSchema[];
  allOf?: ApiSchema[];
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
}

export interface ApiMedia {
  schema: ApiSchema;
  example?: unknown;
}

export interface ApiParameter {
  name: string;
  in: "path" | "query";
  required: boolean;
  description?: string;
  schema: ApiSchema;
  example?: unknown;
}

export interface ApiAnswer {
  description: string;
  headers?: Record<string, unknown>;
  content?: Record<string, ApiMedia>;
}

export interface ApiOperation {
  operationId: string;
  tags: [string];
  summary: string;
  description?: string;
  /** Empty: no token needed. `{}` beside the token: it is optional. */
  security: Record<string, string[]>[];
  parameters?: ApiParameter[];
  requestBody?: { required: boolean; content: Record<string, ApiMedia> };
  responses: Record<string, ApiAnswer | { $ref: string }>;
}

export interface ApiDocument {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string; license?: { name: string; identifier?: string } };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  security: Record<string, string[]>[];
  paths: Record<string, Partial<Record<ApiMethod, ApiOperation>>>;
  components: {
    schemas: Record<string, ApiSchema>;
    responses: Record<string, ApiAnswer>;
    securitySchemes: Record<string, unknown>;
  };
}
