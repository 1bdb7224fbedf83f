/** The `localStorage` key of the chosen theme. */
export const themeKey = "theme";

/** Runs in the head before the first paint, so that a dark page never flashes white. Light unless dark was chosen. */
export const themeScript = `try{if(localStorage.getItem("${themeKey}")==="dark")document.documentElement.dataset.theme="dark"}catch{}`;
