"use client";

import { CrashPage } from "~/features/session/crash-page";

export default CrashPage;
