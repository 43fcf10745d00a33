import { intlLocale } from './locale'

/** One for each locale: making them takes much longer than using them. */
const pluralRules = new Map<string, Intl.PluralRules>()
const plainNumbers = new Map<string, Intl.NumberFormat>()

function kept<T>(made: Map<string, T>, make: (locale: string) => T): T {
  const locale = intlLocale()
  const one = made.get(locale) ?? make(locale)
  made.set(locale, one)
  return one
}

/** The form of a word for a count, by the language's plural rules: `plural(1, { one: 'piece', other: 'pieces' })`. */
export function plural(count: number, forms: { readonly one: string; readonly other: string }): string {
  const rules = kept(pluralRules, (locale) => new Intl.PluralRules(locale))
  return rules.select(count) === 'one' ? forms.one : forms.other
}

/** A number in the locale's digits and separators. */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  if (options) return new Intl.NumberFormat(intlLocale(), options).format(value)
  return kept(plainNumbers, (locale) => new Intl.NumberFormat(locale)).format(value)
}

/** A date or time, from epoch milliseconds, in the locale's form. */
export function formatDate(at: number, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(intlLocale(), options).format(at)
}

/** Several words as one enumeration: `listOf(['a', 'b', 'c'])` is 'a, b and c'. */
export function listOf(words: Iterable<string>, type: Intl.ListFormatType = 'conjunction'): string {
  return new Intl.ListFormat(intlLocale(), { type }).format(words)
}
