"use client";

import { CircleCheck } from "lucide-react";
import Link from "next/link";
import { Awning } from "~/components/ui/awning";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Skeleton } from "~/components/ui/skeleton";
import { tentTexts } from "~/copy/tent";
import { onboardingPath } from "~/domain/tent/setup";
import { useCopy } from "~/features/app-context/copy-provider";
import { cn } from "~/lib/cn";
import { api } from "~/trpc/react";

/** `/bienvenida`: overview of the four steps and the user's progress. */
export function WelcomeScreen() {
  const { setup } = useCopy(tentTexts).tent;
  const { data: progress } = api.tent.progress.useQuery();
  const done = progress ? [progress.hasTent, progress.hasLook, progress.hasProduct, progress.onboarded] : [];
  return (
    <div className="mx-auto grid max-w-110 gap-0 pt-4">
      <Awning stripes={11} className="relative z-1 -mb-3" />
      <Card className="gap-5 rounded-t-none pt-9">
        <div className="grid gap-1">
          <h1>{setup.welcomeTitle}</h1>
          <p className="text-ink-2">{setup.welcomeText}</p>
        </div>
        <ol className="grid gap-1">
          {setup.list.map((text, index) => (
            <li key={text} className="flex min-h-11 items-center gap-3">
              <span
                aria-hidden="true"
                className={cn(
                  "grid size-8 shrink-0 place-items-center rounded-full font-bold",
                  done[index] ? "bg-ok-soft text-ok" : "bg-brand-soft text-brand-ink",
                )}
              >
                {done[index] ? <CircleCheck className="size-5" /> : index + 1}
              </span>
              <span className="font-medium">{text}</span>
            </li>
          ))}
        </ol>
        {progress ? (
          <Button asChild>
            <Link href={onboardingPath(progress.next)}>
              {progress.hasTent ? setup.welcomeContinue : setup.welcomeStart}
            </Link>
          </Button>
        ) : (
          <Skeleton className="h-12" />
        )}
      </Card>
    </div>
  );
}
