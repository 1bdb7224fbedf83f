/** Where the filters cover the page; there they stay open until they are closed. */
const AS_SHEET = "(max-width: 959px)";

/** Sends what was chosen in a form of search results, at a short address. */
export function sendChoice({ form }: HTMLSelectElement | HTMLInputElement): void {
  if (form?.matches(".facets") && matchMedia(AS_SHEET).matches) form.action += "#filtros";
  form?.addEventListener("formdata", ({ formData }) => {
    const range = formData.getAll("precio");
    if (range.length === 0) return;
    formData.delete("precio");
    if (range.some((value) => value !== "")) formData.set("precio", range.join("-"));
  });
  form?.requestSubmit();
}
