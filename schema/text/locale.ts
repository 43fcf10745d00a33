/** The product's language, and the pseudo-locale that shows which texts are not translated. */
export const LOCALES = ['en-AU', 'en-XA'] as const

/** A locale that texts can be shown in. */
export type Locale = (typeof LOCALES)[number]

let current: Locale = 'en-AU'

/** The locale of this page or process. */
export function locale(): Locale {
  return current
}

/** Switches the locale of texts that are read from now on. */
export function setLocale(next: Locale): void {
  current = next
}

/** Whether a text names a locale of the product. */
export function isLocale(text: string | null | undefined): text is Locale {
  return LOCALES.some((known) => known === text)
}

/** The locale for `Intl`: the pseudo-locale formats like the product's own language. */
export function intlLocale(): string {
  return current === 'en-XA' ? 'en-AU' : current
}
