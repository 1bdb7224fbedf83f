/** Whether this browser hands files to other applications. */
export function canShareFiles(): boolean {
  if (typeof navigator.canShare !== "function") return false;
  return navigator.canShare({ files: [new File([""], "imagen.jpg", { type: "image/jpeg" })] });
}

export type ShareOutcome = "shared" | "cancelled" | "failed";

/** Opens the share sheet with a file, and its text where the device takes both. */
export async function shareFile(file: File, text: string): Promise<ShareOutcome> {
  const both = { files: [file], text };
  try {
    await navigator.share(navigator.canShare(both) ? both : { files: [file] });
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "cancelled" : "failed";
  }
}

export function downloadFile(file: File, src: string): void {
  const link = document.createElement("a");
  link.href = src;
  link.download = file.name;
  link.click();
}

/** Copies an image to the clipboard, which takes PNG only. */
export async function copyImage(file: File): Promise<void> {
  const asPng = async () => {
    const image = await createImageBitmap(file);
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    return canvas.convertToBlob({ type: "image/png" });
  };
  await navigator.clipboard.write([new ClipboardItem({ "image/png": asPng() })]);
}
