type PanelPhotos = typeof import("./panel-photos");

let loaded: PanelPhotos | undefined;

/** What sends and keeps photos, for screens that are shown before any photo is taken. */
export async function loadPhotos(): Promise<PanelPhotos> {
  loaded ??= await import("./panel-photos");
  return loaded;
}

/** The same, once it was loaded. */
export const loadedPhotos = (): PanelPhotos | undefined => loaded;
