import { useEffect, useState } from "react";
import { PopupHost } from "~/components/ui/popup-host";
import { Ripple } from "~/components/ui/ripple";
import type { Wording } from "~/domain/tent/countries";
import { RegistrationForm } from "~/features/account/registration-form";
import { CopyProvider } from "~/features/app-context/copy-provider";
import { SiteProvider } from "~/features/app-context/site-provider";
import { storeTimeZone, storeWording } from "~/features/app-context/visitor-cookies";
import { WordingChoice } from "~/features/app-context/wording-choice";
import { LoginForm } from "~/features/session/login-form";
import { type EntranceData, entranceHead } from "./entrance-head";
import { NewBuildNote } from "./new-build-note";

/** `/login` or `/registrate`, for the server and for the browser. `typed`: what fields held before the script ran. */
export function Entrance({ data, typed }: { data: EntranceData; typed: Record<string, string> }) {
  const { page, site, captcha, build } = data;
  const [wording, setWording] = useState(data.wording);
  useEffect(storeTimeZone, []);
  useEffect(() => {
    const { lang, title } = entranceHead({ page, wording, site });
    document.documentElement.lang = lang;
    document.title = title;
  }, [page, wording, site]);
  const choose = (next: Wording) => {
    storeWording(next);
    setWording(next);
  };
  return (
    <CopyProvider wording={wording}>
      <SiteProvider site={site}>
        <WordingChoice value={choose}>
          {page.name === "login" ? (
            <LoginForm {...page} captcha={captcha} typed={typed} />
          ) : (
            <RegistrationForm {...page} captcha={captcha} typed={typed} />
          )}
        </WordingChoice>
        <NewBuildNote build={build} />
        <PopupHost />
        <Ripple />
      </SiteProvider>
    </CopyProvider>
  );
}
