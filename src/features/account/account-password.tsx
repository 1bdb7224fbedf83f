"use client";

import type { ComponentProps } from "react";
import type { FieldPath, FieldValues } from "react-hook-form";
import { FormPassword } from "~/components/ui/form-password";
import { loginTexts } from "~/copy/login";
import { useCopy } from "~/features/app-context/copy-provider";

type Props<Values extends FieldValues, Name extends FieldPath<Values>> = Omit<
  ComponentProps<typeof FormPassword<Values, Name>>,
  "showLabel" | "hidePasswordLabel"
>;

/** A password field with the labels of its show/hide button. */
export function AccountPassword<Values extends FieldValues, Name extends FieldPath<Values>>(
  props: Props<Values, Name>,
) {
  const { showPassword, hidePassword } = useCopy(loginTexts).login;
  return <FormPassword {...props} showLabel={showPassword} hidePasswordLabel={hidePassword} />;
}
