/** Submitted on change; the buttons are for visitors without JavaScript. */
const AT_ONCE = "select[data-at-once], .facets input";
/** Where the filters cover the page; there they stay open until they are closed. */
const AS_SHEET = "(max-width: 959px)";

/** Has the forms of search results send what was chosen at once, and keeps their addresses short. */
export function watchForms(): void {
  const onChange = ({ target }: Event) => {
    if (!(target instanceof HTMLSelectElement || target instanceof HTMLInputElement) || !target.matches(AT_ONCE))
      return;
    const { form } = target;
    if (form?.matches(".facets") && matchMedia(AS_SHEET).matches) form.action += "#filtros";
    form?.requestSubmit();
  };
  const onData = ({ formData }: FormDataEvent) => {
    const range = formData.getAll("precio");
    if (range.length === 0) return;
    formData.delete("precio");
    if (range.some((value) => value !== "")) formData.set("precio", range.join("-"));
  };
  addEventListener("change", onChange);
  for (const form of document.querySelectorAll<HTMLFormElement>(".facets")) form.addEventListener("formdata", onData);
}
