interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** Shows the button to install the shop where the browser offers it, which it does once for each page. */
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
