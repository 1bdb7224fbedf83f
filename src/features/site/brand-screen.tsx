"use client";

import { ImageOff } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { PhotoButton } from "~/components/ui/file-drop";
import { FormInput, FormTextarea } from "~/components/ui/form";
import { FormSwitch } from "~/components/ui/form-toggle";
import { Skeleton } from "~/components/ui/skeleton";
import { toast } from "~/components/ui/toast";
import { errorsTexts } from "~/copy/errors";
import { errorSentence } from "~/copy/sentence";
import { sessionTexts } from "~/copy/session";
import { siteTexts } from "~/copy/site";
import { IMAGE_ACCEPT, MAX_CHOSEN_BYTES } from "~/domain/product/images/image";
import { appErrorOfCall } from "~/domain/session/call-outcome";
import { SITE_IMAGES, type SiteImage, siteImageUrl } from "~/domain/site/images";
import { useCopy } from "~/features/app-context/copy-provider";
import { SectionScreen } from "~/features/tent/section-screen";
import { useSection } from "~/features/tent/use-section";
import { api, type RouterOutputs } from "~/trpc/react";

type Configuration = RouterOutputs["site"]["configuration"];

const TEXTS = ["appname", "fburl", "fbname", "instaurl", "instaname"] as const;
const COLOURS = ["colorFirst", "colorSecond", "colorThird", "colorBg"] as const;
const SPECIAL = ["specialCatName", "specialCatUrl", "specialCatDescription", "specialCatPaused"] as const;
const fields = [...TEXTS, ...COLOURS, ...SPECIAL];

function valuesOf(site: Configuration) {
  return {
    appname: site.appname,
    fburl: site.fburl ?? "",
    fbname: site.fbname ?? "",
    instaurl: site.instaurl ?? "",
    instaname: site.instaname ?? "",
    colorFirst: site.colorFirst,
    colorSecond: site.colorSecond,
    colorThird: site.colorThird ?? "",
    colorBg: site.colorBg ?? "",
    specialCatUrl: site.specialCatUrl,
    specialCatName: site.specialCatName,
    specialCatDescription: site.specialCatDescription ?? "",
    specialCatPaused: site.specialCatPaused,
  };
}

function BrandForm({ stored }: { stored: Configuration }) {
  const { brand: copy } = useCopy(siteTexts).site.settings;
  const router = useRouter();
  const utils = api.useUtils();
  const save = api.site.updateConfiguration.useMutation();
  const section = useSection({
    loadSchema: () => import("~/domain/site/schemas").then(({ configurationFormSchema }) => configurationFormSchema),
    values: valuesOf(stored),
    fields,
    save: (input) => save.mutateAsync(input),
    draft: "site.brand",
    onSaved: async () => {
      await utils.site.configuration.invalidate();
      router.refresh(); // the shell around the screen is server-rendered
    },
  });
  const { form } = section;
  const { control } = form;
  return (
    <SectionScreen title={copy.title} section={section}>
      <FormInput control={control} name="appname" label={copy.name} maxLength={40} />
      <Part title={copy.images}>
        <ul className="grid gap-3 sm:grid-cols-3">
          {SITE_IMAGES.map((which) => (
            <ImageField key={which} which={which} shown={which !== "special" || stored.specialCatImage !== null} />
          ))}
        </ul>
      </Part>
      <Part title={copy.social}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {(["fbname", "fburl", "instaname", "instaurl"] as const).map((name) => (
            <FormInput
              key={name}
              control={control}
              name={name}
              label={copy[name]}
              aside={copy.optional}
              inputMode={name.endsWith("url") ? "url" : "text"}
              maxLength={name.endsWith("url") ? 300 : 80}
            />
          ))}
        </div>
      </Part>
      <Part title={copy.specialTitle} text={copy.specialText}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <FormInput control={control} name="specialCatName" label={copy.specialCatName} maxLength={60} />
          <FormInput
            control={control}
            name="specialCatUrl"
            label={copy.specialCatUrl}
            maxLength={80}
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
        <FormTextarea
          control={control}
          name="specialCatDescription"
          label={copy.specialCatDescription}
          aside={copy.optional}
          rows={2}
          maxLength={300}
        />
        <FormSwitch
          control={control}
          name="specialCatPaused"
          label={copy.specialCatPaused}
          hint={copy.pausedHint}
          tone="pink"
        />
      </Part>
      <Part title={copy.colours} text={copy.coloursHint}>
        <div className="grid grid-cols-2 items-start gap-4">
          {COLOURS.map((name) => (
            <FormInput
              key={name}
              control={control}
              name={name}
              label={copy[name]}
              aside={name === "colorThird" || name === "colorBg" ? copy.optional : undefined}
              placeholder={copy.colourExample}
              prefix={<Swatch colour={String(form.watch(name))} />}
              maxLength={7}
              autoCapitalize="none"
              spellCheck={false}
            />
          ))}
        </div>
      </Part>
    </SectionScreen>
  );
}

function Part({ title, text, children }: { title: string; text?: string; children: React.ReactNode }) {
  return (
    <section className="grid gap-4 border-t border-line pt-4">
      <div>
        <h2>{title}</h2>
        {text ? <p className="mt-1 text-sm text-ink-2">{text}</p> : null}
      </div>
      {children}
    </section>
  );
}

function Swatch({ colour }: { colour: string }) {
  const known = /^#[0-9a-f]{6}$/i.test(colour);
  return (
    <span
      aria-hidden="true"
      className="size-6 shrink-0 rounded-md border border-line-strong"
      style={known ? { backgroundColor: colour } : undefined}
    />
  );
}

/** A site picture, replaced as soon as a file is selected; the special category's picture can also be removed. */
function ImageField({ which, shown }: { which: SiteImage; shown: boolean }) {
  const copies = useCopy(siteTexts, errorsTexts, sessionTexts);
  const { brand: copy } = copies.site.settings;
  const router = useRouter();
  const utils = api.useUtils();
  const [version, setVersion] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const set = api.site.setImage.useMutation({ meta: { ignoreErrors: true } });
  const update = api.site.updateConfiguration.useMutation();
  const remove = async () => {
    await update.mutateAsync({ specialCatImage: null });
    toast.success(copy.removed);
    await utils.site.configuration.invalidate();
  };
  const put = async (file: File) => {
    setProblem(file.size > MAX_CHOSEN_BYTES ? copy.tooLarge : null);
    if (file.size > MAX_CHOSEN_BYTES) return;
    const form = new FormData();
    form.set("which", which);
    form.set("image", file);
    try {
      await set.mutateAsync(form);
      setVersion((before) => before + 1);
      toast.success(copy.changed);
      await utils.site.configuration.invalidate();
      router.refresh();
    } catch (error) {
      const known = appErrorOfCall(error);
      setProblem(known ? errorSentence(copies, known) : copies.session.callFailed.network);
    }
  };
  return (
    <li className="flex min-w-0 items-center gap-3 sm:flex-col sm:items-start">
      {shown ? (
        <img
          src={`${siteImageUrl(which)}?v=${version}`}
          alt=""
          className="size-16 shrink-0 rounded-xl border border-line bg-surface-2 object-contain sm:size-24"
        />
      ) : (
        <span className="grid size-16 shrink-0 place-items-center rounded-xl border border-dashed border-line-strong text-ink-2 sm:size-24">
          <ImageOff aria-hidden="true" className="size-6" />
        </span>
      )}
      <div className="grid min-w-0 flex-1 content-start gap-1">
        <b className="font-semibold">{copy[which]}</b>
        {which === "special" ? (
          <p className="text-sm text-ink-2">{shown ? copy.specialShown : copy.specialNone}</p>
        ) : null}
        <PhotoButton
          accept={IMAGE_ACCEPT}
          size="sm"
          className="justify-self-start"
          label={
            <>
              {copy.change}
              <span className="sr-only"> {copy[which]}</span>
            </>
          }
          loading={set.isPending}
          onFiles={([file]) => file && void put(file)}
        />
        {which === "special" && shown ? (
          <Button
            type="button"
            variant="txt"
            size="sm"
            className="justify-self-start"
            loading={update.isPending}
            onClick={() => void remove()}
          >
            {copy.remove}
            <span className="sr-only"> {copy[which]}</span>
          </Button>
        ) : null}
        {problem ? (
          <p role="alert" className="text-sm font-medium text-bad">
            {problem}
          </p>
        ) : null}
      </div>
    </li>
  );
}

/** `/configuraciones/sitio/marca`: name and branding of the site, for super-users. */
export function BrandScreen() {
  const { data } = api.site.configuration.useQuery(undefined, { refetchOnWindowFocus: false });
  return data ? <BrandForm stored={data} /> : <Skeleton className="h-96" />;
}
