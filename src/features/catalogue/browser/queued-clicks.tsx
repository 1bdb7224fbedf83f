// Each target is queued once: a second tap on a button that did not react is not a second intent.
export const QUEUED_CLICKS = `(function(t){function k(n,e){if(!e||!t[n])return;e.ariaBusy="true";t[n].indexOf(e)<0&&t[n].push(e);return 1}
addEventListener("click",function(e){k("button",e.target.closest("button[data-add]"));k("part",e.target.closest(".buy button[type=button]"))});
addEventListener("submit",function(e){k("form",e.target.closest(".buy"))&&e.preventDefault()})})(queuedClicks={button:[],part:[],form:[]})`;

/** Queues taps made before the page's own script runs; must come before anything that can be tapped. */
export function QueuedClicks() {
  return <script dangerouslySetInnerHTML={{ __html: QUEUED_CLICKS }} />;
}
