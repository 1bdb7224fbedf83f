export const scrimClass =
  "fixed inset-0 z-dialog bg-scrim data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out";

/** A bottom sheet on a phone, centred from 600 px. */
export const panelClass = [
  "fixed inset-x-0 bottom-0 z-dialog mx-auto grid grid-cols-1 max-h-[90dvh] w-full gap-4 overflow-y-auto overscroll-contain rounded-t-3xl bg-surface px-5 pt-6 pb-[calc(20px+env(safe-area-inset-bottom))] text-ink shadow-3 outline-none",
  "base:max-sm:data-[state=open]:animate-sheet-in max-sm:data-[state=closed]:animate-sheet-out",
  "sm:inset-y-0 sm:my-auto sm:h-fit base:sm:max-w-110 sm:rounded-3xl sm:px-7 sm:pt-7 sm:pb-6 sm:data-[state=open]:animate-fade-in sm:data-[state=closed]:animate-fade-out",
].join(" ");
