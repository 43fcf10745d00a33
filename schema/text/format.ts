import { intlLocale } from './locale'

/** The form of a word for a count, by the language's plural rules: `plural(1, { one: 'piece', other: 'pieces' })`. */
export function plural(count: number, forms: { readonly one: string; readonly other: string }): string {
  return new Intl.PluralRules(intlLocale()).select(count) === 'one' ? forms.one : forms.other
}

/** A number in the locale's digits and separators. */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(intlLocale(), options).format(value)
}

/** A date or time, from epoch milliseconds, in the locale's form. */
export function formatDate(at: number, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(intlLocale(), options).format(at)
}

/** Several words as one enumeration: `listOf(['a', 'b', 'c'])` is 'a, b and c'. */
export function listOf(words: Iterable<string>, type: Intl.ListFormatType = 'conjunction'): string {
  return new Intl.ListFormat(intlLocale(), { type }).format(words)
}
