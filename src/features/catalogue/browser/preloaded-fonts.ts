/** Round-trip time, in ms, above which a connection is slow; browsers report less while the RTT is still unknown. */
const FAR_MS = 150;

export const PRELOADED_FONTS = `(function(e,c){var f=e.dataset.fonts.split(","),s=e.previousSibling;function a(r){f.forEach(function(h){var l=document.createElement("link");l.rel=r;l.as="font";l.crossOrigin="";l.href=h;document.head.append(l)})}
var k;try{k=localStorage.letters==f.join()}catch(x){}
if(k||!c||!(c.saveData||c.rtt>=${FAR_MS}))return a("preload");
s.textContent=s.textContent.replace(/@font-face{[^}]*}/g,"");
if(!c.saveData)addEventListener("load",function(){setTimeout(function(){a("prefetch");try{localStorage.letters=f.join()}catch(x){}},2e3)})})(document.currentScript,navigator.connection)`;

/**
 * Preloads a page's fonts. On a slow connection they would delay rendering or shift the layout when they arrive, so the
 * page keeps the system fonts there, prefetches the web fonts after everything else, and the next page uses them.
 */
export function preloadedFonts({ faces, fonts }: { faces: string; fonts: readonly string[] }): string {
  return `<style>${faces}</style><script data-fonts="${fonts.join()}">${PRELOADED_FONTS}</script>`;
}
