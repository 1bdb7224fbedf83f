/** What a browser says of a line that it does not know yet is less; of one that is slow it is more. */
const FAR_MS = 150;

export const PRELOADED_FONTS = `(function(e,c){var f=e.dataset.fonts.split(","),s=e.previousSibling;function a(r){f.forEach(function(h){var l=document.createElement("link");l.rel=r;l.as="font";l.crossOrigin="";l.href=h;document.head.append(l)})}
var k;try{k=localStorage.letters==f.join()}catch(x){}
if(k||!c||!(c.saveData||c.rtt>=${FAR_MS}))return a("preload");
s.textContent=s.textContent.replace(/@font-face{[^}]*}/g,"");
if(!c.saveData)addEventListener("load",function(){setTimeout(function(){a("prefetch");try{localStorage.letters=f.join()}catch(x){}},2e3)})})(document.currentScript,navigator.connection)`;

/**
 * The fonts of a page, asked for at once. On a slow line they would hold up what is looked at, or move it when they come: there
 * the words keep the device's own letters, the fonts come after everything else, and the next page has them.
 */
export function preloadedFonts({ faces, fonts }: { faces: string; fonts: readonly string[] }): string {
  return `<style>${faces}</style><script data-fonts="${fonts.join()}">${PRELOADED_FONTS}</script>`;
}
