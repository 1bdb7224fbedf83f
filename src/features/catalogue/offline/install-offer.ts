interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** Shows the install button when the browser fires its install prompt event, which happens once per page. */
export function watchInstall(place: HTMLElement): void {
  let offer: InstallEvent | null = null;
  const show = (event: InstallEvent | null) => {
    offer = event;
    place.hidden = event === null;
  };
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    show(event as InstallEvent);
  });
  addEventListener("appinstalled", () => show(null));
  place.addEventListener("click", () => {
    void offer?.prompt();
    show(null);
  });
}
