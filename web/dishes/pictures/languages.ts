/** The languages that pictures are read in, as their data is called, by what browsers call them. */
const DATA = { en: 'eng', de: 'deu', fr: 'fra', es: 'spa', it: 'ita' } as const

export type ReadLanguage = (typeof DATA)[keyof typeof DATA]

export const READ_LANGUAGES: readonly ReadLanguage[] = Object.values(DATA)

/** The first of the browser's languages that pictures are read in; English where there is none. */
export function usualLanguage(wanted: readonly string[] = navigator.languages): ReadLanguage {
  const known: Readonly<Record<string, ReadLanguage>> = DATA
  return wanted.map((one) => known[one.slice(0, 2).toLowerCase()]).find((one) => one !== undefined) ?? 'eng'
}
