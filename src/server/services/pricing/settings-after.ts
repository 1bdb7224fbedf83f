/** Settings after a request: what is absent stays, null takes it away. */
export function settingsAfter<Settings extends object>(
  before: Settings,
  given: { readonly [Name in keyof Settings]?: Settings[Name] | undefined },
): Settings {
  const names = Object.keys(before) as (keyof Settings)[];
  const after = names.map((name) => [name, given[name] === undefined ? before[name] : given[name]]);
  return Object.fromEntries(after) as Settings;
}
