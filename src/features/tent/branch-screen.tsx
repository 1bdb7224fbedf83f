"use client";

import { ArrowUpToLine, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { FormInput, FormTextarea } from "~/components/ui/form";
import { IconButton } from "~/components/ui/icon-button";
import { toast } from "~/components/ui/toast";
import { fill } from "~/copy/fill";
import { branchesTexts } from "~/copy/settings/branches";
import { sectionTexts } from "~/copy/settings/section";
import type { BranchForm } from "~/domain/tent/schemas";
import { settingsPath } from "~/domain/tent/settings";
import { useCopy } from "~/features/app-context/copy-provider";
import { useChange } from "~/features/outbox/use-change";
import { api, type RouterOutputs } from "~/trpc/react";
import { WhatsappField } from "./contact-fields";
import { SectionScreen } from "./section-screen";
import { useSection } from "./use-section";

type Branch = RouterOutputs["tent"]["branches"][number];

const SHOWN = ["name", "address", "mapsUrl", "atencion", "telefono", "text", "whatsapp"] as const;
const LIST = settingsPath("sucursales");

/** Buttons of an existing branch. */
function BranchActions({ branch, onGone }: { branch: Branch; onGone: () => void }) {
  const { branches: texts } = useCopy(branchesTexts).tent;
  const change = useChange();
  const [asking, setAsking] = useState(false);
  const first = api.tent.putBranchFirst.useMutation();
  const remove = api.tent.removeBranch.useMutation();
  const run = async (call: Promise<unknown>, said?: string) => {
    if ((await change(call)).kind !== "saved") return;
    if (said) toast.success(said);
    onGone();
  };
  return (
    <>
      <IconButton
        label={texts.first}
        disabled={first.isPending}
        onClick={() => void run(first.mutateAsync({ id: branch.id }))}
      >
        <ArrowUpToLine aria-hidden="true" />
      </IconButton>
      <IconButton label={texts.remove} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={fill(texts.removeTitle, { name: branch.name })}
        text={texts.removeText}
        confirmLabel={texts.remove}
        cancelLabel={texts.keep}
        tone="bad"
        onConfirm={() => run(remove.mutateAsync({ id: branch.id }), texts.removed)}
      />
    </>
  );
}

interface BranchScreenProps {
  /** Null for a new one. */
  branch: Branch | null;
  country: { id: number; codNumber: string };
}

/** `/configuraciones/sucursales/nueva` and `/{id}`. */
export function BranchScreen({ branch, country }: BranchScreenProps) {
  const { branches: texts } = useCopy(branchesTexts).tent;
  const { settings: names, common } = useCopy(sectionTexts).tent;
  const router = useRouter();
  const add = api.tent.addBranch.useMutation();
  const update = api.tent.updateBranch.useMutation();
  const leave = () => router.push(LIST);
  const section = useSection<BranchForm>({
    loadSchema: () => import("~/domain/tent/schemas").then(({ branchSchema }) => branchSchema),
    values: {
      name: branch?.name ?? "",
      address: branch?.address ?? "",
      mapsUrl: branch?.mapsUrl ?? "",
      atencion: branch?.atencion ?? "",
      telefono: branch?.telefono ?? "",
      text: branch?.text ?? "",
      whatsapp: [branch?.whatsappArea, branch?.whatsapp].filter(Boolean).join(" "),
      whatsappArea: "",
      whatsappLandline: branch?.whatsappLandline ?? false,
    },
    fields: SHOWN,
    queued: branch
      ? { path: "tent.updateBranch", seen: Object.fromEntries(SHOWN.map((field) => [field, branch[field]])) }
      : { path: "tent.addBranch" },
    row: branch?.id ?? null,
    save: (input) => (branch ? update.mutateAsync({ ...input, id: branch.id }) : add.mutateAsync(input)),
    draft: `tent.branch.${branch?.id ?? "new"}`,
    onSaved: leave,
  });
  const { control } = section.form;
  const optional = common.optional;
  return (
    <SectionScreen
      title={branch ? texts.edit : texts.add}
      fresh={branch === null}
      back={{ href: LIST, label: names.screens.sucursales }}
      section={section}
      actions={branch ? <BranchActions branch={branch} onGone={leave} /> : null}
    >
      <FormInput control={control} name="name" label={texts.name} placeholder={texts.namePlaceholder} maxLength={80} />
      <FormInput
        control={control}
        name="address"
        label={texts.address}
        aside={optional}
        placeholder={texts.addressPlaceholder}
        autoComplete="street-address"
        maxLength={200}
      />
      <FormInput
        control={control}
        name="mapsUrl"
        label={texts.mapsUrl}
        aside={optional}
        hint={texts.mapsUrlHint}
        type="url"
        inputMode="url"
        maxLength={500}
      />
      <FormInput
        control={control}
        name="atencion"
        label={texts.atencion}
        aside={optional}
        placeholder={texts.atencionPlaceholder}
        maxLength={200}
      />
      <FormInput control={control} name="telefono" label={texts.telefono} aside={optional} type="tel" maxLength={30} />
      <WhatsappField control={control} country={country} label={texts.whatsapp} hint={texts.whatsappHint} />
      <FormTextarea
        control={control}
        name="text"
        label={texts.text}
        aside={optional}
        placeholder={texts.textPlaceholder}
        rows={2}
        maxLength={300}
      />
    </SectionScreen>
  );
}
