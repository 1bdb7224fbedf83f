"use client";

import { CrashPage } from "~/features/app-context/failures/crash-page";

export default CrashPage;
