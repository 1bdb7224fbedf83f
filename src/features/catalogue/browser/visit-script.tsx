import { SOURCE_MARK } from "~/domain/stats/source";
import { MAX_TERM, VISIT_PATH } from "~/domain/stats/visit";
import type { Frame } from "../parts/frame";
import { VISIT_EVENT } from "./track-visit";

// A session lasts as long as its tab: no cookie, and nothing that outlives it. A visitor who comes from the panel, or
// sees the shop in its preview, is the merchant. Page data goes into attributes, so that the script is the same on all
// pages. Taps are counted before any other script has loaded.
export const VISIT = `(function(m,t,ev,mk){var n=navigator,l=location,r=document.referrer,h=(r.split("/")[2]||"").slice(0,100),q=new URLSearchParams(l.search),s,a,v={kind:"VISIT"};
if(!n.sendBeacon)return;
function tell(x){n.sendBeacon(t,JSON.stringify(x))}
try{s=sessionStorage.visit}catch(e){}
if(!s){s=self!==top||r&&r.indexOf(m.panel+"/")==0?"own":"1";a=h!=l.host;try{sessionStorage.visit=s}catch(e){}}
function c(e){var x=e.button<2&&e.target.closest("a");if(!x)return;if(x.dataset.link)tell({kind:"LINK_CLICK",id:+x.dataset.link});if(s!="own"&&x.href.indexOf("https://wa.me/")==0)tell({kind:"WHATSAPP_OPEN"})}
addEventListener("click",c);addEventListener("auxclick",c);
if(s=="own"||self!==top)return;
addEventListener(ev,function(e){tell(e.detail)});
if(m.id)v.id=+m.id;
if(a){v.host=h;v.mark=(q.get(mk)||q.get("utm_source")||"").slice(0,40)}
if(m.found!=null){v.term=(q.get("q")||"").slice(0,${MAX_TERM});v.found=+m.found}
tell(v)})(document.currentScript.dataset,${[VISIT_PATH, VISIT_EVENT, SOURCE_MARK].map((one) => JSON.stringify(one)).join()})`;

export interface PageFacts {
  /** Id of the product, on a product page. */
  id?: number;
  /** Number of results, on a search page. */
  found?: number;
}

/** Sends visit events on the shop's own host; nothing waits for it, and pages work without it. */
export function VisitScript({ frame, id, found }: { frame: Frame } & PageFacts) {
  if (frame.base !== "") return null;
  const panel = new URL(frame.appUrl).origin;
  return <script data-panel={panel} data-id={id} data-found={found} dangerouslySetInnerHTML={{ __html: VISIT }} />;
}
