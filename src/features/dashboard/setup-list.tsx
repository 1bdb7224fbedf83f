import { Camera, Check, ChevronRight, FileSpreadsheet, Images } from "lucide-react";
import Link from "next/link";
import { buttonVariants } from "~/components/ui/button";
import { List, ListRow, Thumb } from "~/components/ui/list";
import { Meter } from "~/components/ui/meter";
import { dashboardTexts } from "~/copy/dashboard";
import { fill } from "~/copy/fill";
import { type SetupStep, WANTED_PRODUCTS } from "~/domain/dashboard/checklist";
import { BATCH_PATH } from "~/domain/product/images/photo-upload";
import { useCopy } from "~/features/app-context/copy-provider";
import { cn } from "~/lib/cn";
import { type Dashboard, doneText } from "./dashboard-words";

/** The shop's first products, and a place for each that is missing. */
function ProductSlots({ data }: { data: Dashboard }) {
  const { list: copy } = useCopy(dashboardTexts).dashboard;
  const empty = Array.from({ length: WANTED_PRODUCTS - data.products.length }, (_, n) => data.products.length + n + 1);
  const slot =
    "grid size-14 place-items-center rounded-xl border-2 border-dashed border-line-strong text-brand-ink hover:bg-brand-soft [&_svg]:size-5";
  return (
    <ul className="flex flex-wrap gap-2">
      {data.products.map(({ id, name, photo }) => (
        <li key={id}>
          {photo ? (
            <Thumb src={photo} alt={name} />
          ) : (
            <Link
              href={`/productos/${id}/imagenes`}
              aria-label={fill(copy.addPhoto, { product: name })}
              className={slot}
            >
              <Camera aria-hidden="true" />
            </Link>
          )}
        </li>
      ))}
      {empty.map((n) => (
        <li key={n}>
          <Link href="/productos/cargar-producto#name" aria-label={fill(copy.addProduct, { n })} className={slot}>
            <Camera aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

const mark = "grid size-[2rem] shrink-0 place-items-center self-start rounded-full text-sm font-bold";

function StepRow({ step, place, data }: { step: SetupStep; place: number; data: Dashboard }) {
  const { dashboard } = useCopy(dashboardTexts);
  const { list: copy } = dashboard;
  const { title, text } = copy.steps[step.key];
  if (step.done)
    return (
      <ListRow
        media={
          <span className={cn(mark, "bg-ok-soft text-ok")}>
            <Check aria-hidden="true" className="size-4" />
          </span>
        }
        title={<span className="font-medium text-ink-2">{title}</span>}
      >
        <span className="line-clamp-2 max-w-1/2 text-right text-sm text-ink-2 huge-text:line-clamp-none huge-text:max-w-none huge-text:text-left">
          {doneText(step.key, data, dashboard) ?? copy.ready}
        </span>
      </ListRow>
    );
  const leads = place === 1;
  const number = (
    <span className={cn(mark, "border-2", leads ? "border-brand text-brand-ink" : "border-line-strong text-ink-2")}>
      {place}
    </span>
  );
  // new orders come first: their button is the screen's one primary action
  const variant = data.fresh.count > 0 ? "sec" : undefined;
  const slots = data.withPhoto === 0 ? copy.firstSlot : copy.slots;
  const hint = fill(leads && step.key === "products" ? slots : text, { n: data.withPhoto });
  if (!leads)
    return (
      <ListRow
        className="relative"
        media={number}
        title={
          <Link href={step.href} className="text-ink no-underline after:absolute after:inset-0">
            {title}
          </Link>
        }
        meta={<span>{hint}</span>}
        end={<ChevronRight aria-hidden="true" className="size-5 text-ink-3" />}
      />
    );
  return (
    <li className="flex gap-3 bg-surface px-4 py-4">
      {number}
      <div className="grid min-w-0 flex-1 gap-3">
        <div className="grid gap-1">
          <b className="font-semibold">{title}</b>
          <span className="text-sm text-ink-2">{hint}</span>
        </div>
        {step.key === "products" ? <ProductSlots data={data} /> : null}
        <Link
          href={step.key === "products" ? BATCH_PATH : step.href}
          className={cn(buttonVariants({ variant, wraps: true }), "justify-self-start")}
        >
          {step.key === "products" ? <Images aria-hidden="true" /> : null}
          {copy.go[step.key]}
        </Link>
      </div>
    </li>
  );
}

/** What a shop still lacks, the next step first with its button, then what is done. */
export function SetupList({ data, whole }: { data: Dashboard; whole: boolean }) {
  const { list: copy } = useCopy(dashboardTexts).dashboard;
  const { steps } = data;
  const done = steps.filter((step) => step.done).length;
  const shown = whole ? steps : steps.filter((step) => !step.done);
  return (
    <>
      <div className="flex items-center gap-3">
        <Meter
          progress
          value={done}
          max={steps.length}
          label={fill(copy.progress, { n: done, all: steps.length })}
          className="h-2 flex-1"
        />
        <span aria-hidden="true" className="text-sm font-semibold">
          {fill(copy.done, { n: done, all: steps.length })}
        </span>
      </div>
      <List>
        {shown.map((step, index) => (
          <StepRow key={step.key} step={step} place={index + 1} data={data} />
        ))}
      </List>
      {whole ? (
        <List>
          <ListRow
            className="relative"
            media={
              <span className="grid size-11 place-items-center rounded-xl bg-surface-2 text-ink-2">
                <FileSpreadsheet aria-hidden="true" className="size-5" />
              </span>
            }
            title={
              <Link href="/productos/importar" className="text-ink no-underline after:absolute after:inset-0">
                {copy.import.title}
              </Link>
            }
            meta={<span>{copy.import.text}</span>}
            end={<ChevronRight aria-hidden="true" className="size-5 text-ink-3" />}
          />
        </List>
      ) : null}
    </>
  );
}
