/** Names that browsers and systems go by, in the order in which they are looked for: those that name others come first. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['SamsungBrowser', 'Samsung'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['CriOS', 'Chrome'],
  ['Safari', 'Safari'],
] as const
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const

const nameIn = (names: readonly (readonly [string, string])[], text: string): string | undefined =>
  names.find(([mark]) => text.includes(mark))?.[1]

/** The browser and the system that a `User-Agent` names, as people call them; undefined for those that it does not name. */
export const namedBrowser = (userAgent: string): { browser: string | undefined; system: string | undefined } => ({
  browser: nameIn(BROWSERS, userAgent),
  system: nameIn(SYSTEMS, userAgent),
})
