"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { SaveBar } from "~/components/ui/save-bar";
import { StepIndicator } from "~/components/ui/step-indicator";
import { fill } from "~/copy/fill";
import { tentTexts } from "~/copy/tent";
import { HOME } from "~/domain/session/routes";
import { ONBOARDING_STEPS, type OnboardingStep, onboardingPath } from "~/domain/tent/setup";
import { useCopy } from "~/features/app-context/copy-provider";
import { PageHeader } from "~/features/app-context/page-header";

interface SetupPageProps {
  step: OnboardingStep;
  title: string;
  text: string;
  /** Live preview of the shop. */
  preview?: ReactNode;
  /** Live preview under a phone's top bar. */
  strip?: ReactNode;
  /** Target of the first step's back arrow; defaults to the overview of the steps. */
  origin?: string;
  /** The continue button and any secondary actions. */
  actions: ReactNode;
  children: ReactNode;
}

/** Layout of one of the four onboarding steps. */
export function SetupPage({
  step,
  title,
  text,
  preview,
  strip,
  origin = "/bienvenida",
  actions,
  children,
}: SetupPageProps) {
  const { setup } = useCopy(tentTexts).tent;
  const label = fill(setup.step, { step, steps: ONBOARDING_STEPS.length });
  const previous = ONBOARDING_STEPS.find((one) => one === step - 1);
  return (
    <div className="mx-auto grid max-w-[1040px] grid-cols-1 gap-5">
      <PageHeader
        title={label}
        back={{ href: previous ? onboardingPath(previous) : origin, label: setup.back }}
        className="lg:hidden"
        actions={
          step === 4 ? null : (
            <Button asChild variant="txt" size="sm">
              <Link href={HOME}>{setup.later}</Link>
            </Button>
          )
        }
      />
      {strip}
      <h1 className="sr-only max-lg:hidden">{label}</h1>
      <div className="flex items-center gap-6">
        <StepIndicator step={step} steps={ONBOARDING_STEPS.length} label={label} className="flex-1" />
        {step === 4 ? null : (
          <Button asChild variant="txt" size="sm" className="hidden lg:inline-flex">
            <Link href={HOME}>{setup.laterWide}</Link>
          </Button>
        )}
      </div>
      <div
        className={
          preview
            ? "grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,1fr)_320px] md:items-start"
            : "grid max-w-160 grid-cols-1 gap-6"
        }
      >
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <div className="grid gap-1">
            <h2 className="text-2xl lg:text-4xl">{title}</h2>
            <p className="text-ink-2">{text}</p>
          </div>
          {children}
        </div>
        {preview ? <aside className="hidden md:sticky md:top-6 md:block">{preview}</aside> : null}
      </div>
      <SaveBar label={label} wide>
        {previous ? (
          <Button asChild variant="sec" className={step === 4 ? "max-sm:hidden" : ""}>
            <Link href={onboardingPath(previous)}>{setup.back}</Link>
          </Button>
        ) : null}
        <div className="flex min-w-0 flex-1 justify-end gap-3 [&>*]:max-sm:flex-1 [&>*]:max-sm:px-3 sm:[&>*]:min-w-40">
          {actions}
        </div>
      </SaveBar>
    </div>
  );
}
