"use client";

import { useRouter } from "next/navigation";
import { FormInput } from "~/components/ui/form";
import { FormPassword } from "~/components/ui/form-password";
import { toast } from "~/components/ui/toast";
import { adminTexts } from "~/copy/admin";
import { MAX_USER_NAME } from "~/domain/account/person";
import { useCopy } from "~/features/app-context/copy-provider";
import { useAccountForm } from "~/features/app-context/forms/use-call-form";
import { SectionScreen } from "~/features/tent/section-screen";
import { api } from "~/trpc/react";

/** `/admin/superusuario`: creates a super-user. */
export function NewSuperScreen() {
  const { admin } = useCopy(adminTexts);
  const { super: copy } = admin;
  const router = useRouter();
  const utils = api.useUtils();
  const register = api.account.registerAdmin.useMutation({ meta: { ignoreErrors: true } });
  const { form, problem, submit } = useAccountForm({
    loadSchema: () => import("~/domain/account/schemas").then(({ adminRegistrationSchema }) => adminRegistrationSchema),
    values: { name: "", email: "", password: "" },
    fields: ["name", "email", "password"],
    save: async (typed) => {
      const made = await register.mutateAsync(typed);
      if (made === "exists") {
        form.setError("email", { message: copy.exists }, { shouldFocus: true });
        return;
      }
      form.reset();
      await utils.admin.invalidate();
      toast.success(copy.done);
      router.push(`/admin/usuarios/${made.id}`);
    },
  });
  const { control } = form;
  return (
    <SectionScreen
      title={copy.title}
      back={{ href: "/admin", label: admin.person.back }}
      section={{ form, problem, submit }}
      fresh
    >
      <p className="text-ink-2">{copy.text}</p>
      <FormInput control={control} name="name" label={copy.name} autoComplete="off" maxLength={MAX_USER_NAME} />
      <FormInput control={control} name="email" label={copy.email} type="email" autoComplete="off" inputMode="email" />
      <FormPassword
        control={control}
        name="password"
        label={copy.password}
        hint={copy.passwordHint}
        autoComplete="new-password"
        showLabel={copy.showPassword}
        hidePasswordLabel={copy.hidePassword}
      />
    </SectionScreen>
  );
}
