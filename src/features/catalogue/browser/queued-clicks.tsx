// One of each: who taps again because nothing happened wants one.
export const QUEUED_CLICKS = `(function(t){function k(n,e){if(!e||!t[n])return;e.ariaBusy="true";t[n].indexOf(e)<0&&t[n].push(e);return 1}
addEventListener("click",function(e){k("button",e.target.closest("button[data-add]"));k("part",e.target.closest(".buy button[type=button]"))});
addEventListener("submit",function(e){k("form",e.target.closest(".buy"))&&e.preventDefault()})})(queuedClicks={button:[],part:[],form:[]})`;

/** Keeps what visitors tap before the page's own script runs; stands before anything that can be tapped. */
export function QueuedClicks() {
  return <script dangerouslySetInnerHTML={{ __html: QUEUED_CLICKS }} />;
}
