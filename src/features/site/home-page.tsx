"use client";

import { Check, QrCode } from "lucide-react";
import Link from "next/link";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Tag } from "~/components/ui/tag";
import { fill } from "~/copy/fill";
import { useCopy } from "~/features/app-context/copy-provider";
import { cn } from "~/lib/cn";
import { PublicFooter } from "./public-footer";
import { PublicHeader } from "./public-header";
import { HomeWindow } from "./shop-window";

type HomePageProps = {
  trialDays: number;
  /** URL of an example shop; null when the installation has none. */
  example: string | null;
  productLimit: number;
  /** Parent domain of all shops, as shown in URLs. */
  host: string;
};

const sectionClass = "mx-auto w-full max-w-300 px-4 py-12 md:px-10 md:py-18";
const headingClass = "mb-5 text-[1.75rem] leading-8 font-bold md:mb-8 md:text-5xl";

function Steps({ limit }: { limit: number }) {
  const { steps } = useCopy().home;
  return (
    <section className="border-y border-line bg-surface">
      <div className={sectionClass}>
        <h2 className={headingClass}>{steps.heading}</h2>
        <ol className="grid gap-4 md:grid-cols-4 md:gap-6">
          {steps.list.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[40px_1fr] gap-x-3 gap-y-1">
              <b
                aria-hidden="true"
                className="row-span-2 grid size-10 place-items-center rounded-xl bg-brand-soft font-head text-lg font-bold text-brand-ink"
              >
                {index + 1}
              </b>
              <h3>{title}</h3>
              <p className="text-ink-2">{fill(text, { limit: limit.toLocaleString("es-AR") })}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const lineClass = "flex min-h-14 items-center justify-between gap-3 border-t border-line py-2 first:border-t-0";

function Daily({ host }: { host: string }) {
  const { heading, orders, products, share } = useCopy().home.daily;
  return (
    <section className={sectionClass}>
      <h2 className={headingClass}>{heading}</h2>
      <div className="grid gap-4 md:grid-cols-3 md:gap-6">
        <Card>
          <div className="grid gap-1">
            <h3>{orders.title}</h3>
            <p className="text-sm text-ink-2">{orders.text}</p>
          </div>
          <ul>
            {orders.list.map(({ name, total, state }, index) => (
              <li key={name} className={lineClass}>
                <span className="grid justify-items-start gap-1">
                  <b className="font-semibold">{name}</b>
                  <Tag tone={index === 0 ? "blue" : "ok"}>{state}</Tag>
                </span>
                <b className="font-head font-bold">{total}</b>
              </li>
            ))}
          </ul>
        </Card>
        <Card>
          <div className="grid gap-1">
            <h3>{products.title}</h3>
            <p className="text-sm text-ink-2">{products.text}</p>
          </div>
          <ul>
            {products.list.map(({ name, picture, price, before }) => (
              <li key={name} className={lineClass}>
                <span className="flex min-w-0 items-center gap-3">
                  <img
                    src={`/inicio/${picture}.webp`}
                    alt=""
                    width={44}
                    height={44}
                    className="size-11 shrink-0 rounded-xl bg-brand-soft p-1"
                  />
                  <span className="min-w-0">{name}</span>
                </span>
                <span className="text-right">
                  <span className="sr-only">{products.before} </span>
                  <s className="block text-sm text-ink-2">{before}</s>
                  <b className="font-head font-bold">{price}</b>
                </span>
              </li>
            ))}
          </ul>
        </Card>
        <Card>
          <div className="grid gap-1">
            <h3>{share.title}</h3>
            <p className="text-sm text-ink-2">{share.text}</p>
          </div>
          <div className="flex items-center gap-4 rounded-xl bg-surface-2 p-4">
            <QrCode aria-hidden="true" className="size-16 shrink-0" strokeWidth={1.5} />
            <b className="min-w-0 font-semibold wrap-anywhere">
              {share.name}.{host}
            </b>
          </div>
        </Card>
      </div>
    </section>
  );
}

/** `/` for visitors: landing page (docs/product.md#home-page). */
export function HomePage({ trialDays, example, productLimit, host }: HomePageProps) {
  const { home } = useCopy();
  return (
    <>
      <PublicHeader />
      <main>
        <section className="mx-auto grid w-full max-w-300 gap-6 px-4 pt-2 pb-8 md:grid-cols-2 md:items-center md:gap-16 md:px-10 md:pt-8 md:pb-18">
          <div className="grid gap-5">
            <h1 className="text-5xl font-extrabold tracking-tight md:text-6xl">{home.heading}</h1>
            <p className="max-w-[30em] text-lg leading-6.5 text-ink-2 md:text-xl md:leading-7.5">{home.text}</p>
            <div className="flex flex-wrap gap-3">
              <Button asChild className="max-w-70 grow">
                <Link href="/registrate">{home.start}</Link>
              </Button>
              {example ? (
                <Button asChild variant="sec">
                  <a href={example}>{home.example}</a>
                </Button>
              ) : null}
            </div>
            {trialDays > 0 ? (
              <p className="flex items-center gap-2 text-sm text-ink-2">
                <Check aria-hidden="true" className="size-4 shrink-0" />
                {fill(home.trial, { days: trialDays })}
              </p>
            ) : null}
          </div>
          <HomeWindow />
        </section>
        <Steps limit={productLimit} />
        <Daily host={host} />
        <section className={cn(sectionClass, "grid justify-items-center gap-4 pt-0 text-center md:pt-0")}>
          <h2 className="text-[1.75rem] leading-8 font-bold">{home.last}</h2>
          <Button asChild>
            <Link href="/registrate">{trialDays > 0 ? home.startFree : home.start}</Link>
          </Button>
        </section>
      </main>
      <PublicFooter />
    </>
  );
}
