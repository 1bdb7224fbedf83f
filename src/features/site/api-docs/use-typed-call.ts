"use client";

import { useState } from "react";
import { apiDocsTexts } from "~/copy/api-docs";
import type { ApiMethod } from "~/domain/site/api-document";
import { useCopy } from "~/features/app-context/copy-provider";
import { addressOf, type WireCall } from "./curl";
import { sendCall } from "./send-call";
import { useToken } from "./token-provider";

export interface TryCallProps {
  id: string;
  method: ApiMethod;
  path: string;
  /** Base URL of the API in the curl command; the form itself calls this page's own origin. */
  base: string;
  token: "none" | "optional" | "token";
  parameters: { name: string; inPath: boolean; required: boolean; example: string }[];
  json: { example: string; optional: boolean } | null;
  form: { name: string; file: boolean; required: boolean; example: string }[] | null;
}

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

function startingValues({ parameters, form }: TryCallProps): Record<string, string> {
  const fields = [...parameters.filter(({ inPath }) => inPath), ...(form ?? [])];
  return Object.fromEntries(fields.map(({ name, example }) => [name, example]));
}

/** Input of the form, its validation problems and the resulting request. */
export function useTypedCall(props: TryCallProps) {
  const { method, path, base, parameters, json, form } = props;
  const { try: text } = useCopy(apiDocsTexts).apiDocs;
  const [token, setToken] = useToken();
  const [values, setValues] = useState(() => startingValues(props));
  const [file, setFile] = useState<File | null>(null);
  const [body, setBody] = useState(json?.example ?? "");
  const [bare, setBare] = useState(false);
  const [checked, setChecked] = useState(false);

  const sendsJson = json !== null && !bare;
  const query = parameters.filter(({ inPath }) => !inPath).map(({ name }) => name);
  const problems: Record<string, string> = {};
  for (const { name, required } of [...parameters, ...(form ?? []).filter((field) => !field.file)])
    if (required && !values[name]?.trim()) problems[name] = text.missing;
  for (const { name, file: isFile, required } of form ?? [])
    if (isFile && required && !file) problems[name] = text.missing;
  if (sendsJson && !isJson(body)) problems.body = text.badBody;

  const address = addressOf(path, values, query);
  const fields = (form ?? []).filter((field) => (field.file ? true : values[field.name]));
  const wire: WireCall = {
    method: method.toUpperCase(),
    url: base + address,
    withToken: props.token === "token" || token !== "",
    ...(sendsJson ? { body: { kind: "json", text: body } } : {}),
    ...(form
      ? {
          body: {
            kind: "form",
            fields: fields.map(({ name, file: isFile }) => ({
              name,
              value: isFile ? (file?.name ?? (name === "image" ? "foto.jpg" : "productos.csv")) : (values[name] ?? ""),
              file: isFile,
            })),
          },
        }
      : {}),
  };
  const send = () =>
    sendCall({
      method: wire.method,
      url: `/api${address}`,
      token: props.token === "none" ? "" : token,
      json: sendsJson ? body : undefined,
      form: form
        ? fields.flatMap(({ name, file: isFile }) => {
            const value = isFile ? file : values[name];
            return value ? [{ name, value }] : [];
          })
        : undefined,
    });
  return {
    token,
    setToken,
    values,
    setValue: (name: string, value: string) => setValues((before) => ({ ...before, [name]: value })),
    file,
    setFile,
    body,
    setBody,
    bare,
    setBare,
    wire,
    send,
    /** Problems are shown only after the first attempt to send. */
    problemOf: (name: string) => (checked ? problems[name] : undefined),
    check: () => {
      setChecked(true);
      return Object.keys(problems).length === 0;
    },
  };
}

export type TypedCall = ReturnType<typeof useTypedCall>;
