/**
 * What the parts of shop pages use of React, on Preact: the bundles of their scripts replace `react` by this file. Preact's own
 * replacement, preact/compat, also has what only other programs need, which is a twentieth of what a cart may load.
 */
import { createElement, hydrate, options, type VNode } from "preact";
import { useEffect, useReducer, useRef } from "preact/hooks";

// biome-ignore lint/performance/noBarrelFile: this file stands for a package
export { useEffect, useId, useReducer, useRef, useState } from "preact/hooks";
export { createElement };

/** Calls the function of the latest render. */
export function useEffectEvent<Values extends unknown[], Result>(callback: (...values: Values) => Result) {
  const latest = useRef(callback);
  latest.current = callback;
  return (...values: Values): Result => latest.current(...values);
}

/** The first render shows what the server drew. */
export function useSyncExternalStore<Value>(
  subscribe: (tell: () => void) => () => void,
  read: () => Value,
  readFirst = read,
): Value {
  const [drawn, draw] = useReducer((times: number) => times + 1, 0);
  const value = drawn ? read() : readFirst();
  const shown = useRef(value);
  shown.current = value;
  const latest = useRef(read);
  latest.current = read;
  useEffect(() => {
    const compare = () => {
      if (!Object.is(latest.current(), shown.current)) draw(0);
    };
    compare(); // it may have changed before the effect ran
    return subscribe(compare);
  }, [subscribe]);
  return value;
}

/** As in react-dom/client. */
export function hydrateRoot(place: HTMLElement, part: VNode) {
  hydrate(part, place);
}

// React tells `onChange` of every letter, browsers of a field that is left
const before = options.vnode;
options.vnode = (vnode) => {
  const { type } = vnode;
  const props: Record<string, unknown> = vnode.props;
  if ((type === "input" || type === "textarea") && props.onChange && !/radio|checkbox|file/.test(String(props.type))) {
    props.onInput = props.onChange;
    delete props.onChange;
  }
  before?.(vnode);
};
