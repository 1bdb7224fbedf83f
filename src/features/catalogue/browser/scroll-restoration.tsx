// Sections far down have an estimated height until they come near, so the browser's own scroll restoration lands
// elsewhere: this stores the card at the top of the screen and scrolls to it until its position settles.
export const SCROLL_RESTORATION = `(function(k,d,h){var m=d.querySelector("main");
function c(i){return m.querySelectorAll(".card[data-p"+(i?'="'+i+'"':"")+"]")}
function g(e){return e.getBoundingClientRect()}
addEventListener("pagehide",function(){try{sessionStorage.removeItem(k);if(scrollY<1)return;for(var e of c())if(g(e).bottom>0){var i=e.dataset.p;
sessionStorage[k]=JSON.stringify([i,[].indexOf.call(c(i),e),g(e).top]);return}}catch(x){}});
try{var n=performance.getEntriesByType("navigation")[0],s=n&&n.type=="back_forward"&&sessionStorage[k];if(!s)return;
s=JSON.parse(s);var e=c(+s[0])[s[1]],t=20;if(!e)return;h.scrollRestoration="manual";
(function f(){var y=g(e).top-s[2];if(Math.abs(y)>1)scrollBy({top:y,behavior:"instant"});if(t--)requestAnimationFrame(f);else h.scrollRestoration="auto"})()}catch(x){}
})("place:"+location.pathname+location.search,document,history)`;

/** Scrolls back to the card a visitor left when they return to a long list; comes after the page's content. */
export function ScrollRestoration() {
  return <script dangerouslySetInnerHTML={{ __html: SCROLL_RESTORATION }} />;
}
