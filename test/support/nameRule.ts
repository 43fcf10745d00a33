/** What a name says: words that show that a food holds something, and words that say otherwise. */
export interface NameRule {
  readonly holds: RegExp
  readonly but?: RegExp
}

/** Whole words or phrases between commas, each a pattern, whatever their case and accents. */
export const words = (list: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${list.trim().split(/,\s*/).join('|')})(?!\\p{L})`, 'iu')

/** The words by which a name breaks the rules, as sentences. */
export const brokenByName = (name: string, rules: readonly NameRule[]): string[] =>
  rules.flatMap(({ holds, but }) => {
    const word = holds.exec(name)?.[0]
    return word === undefined || but?.test(name) ? [] : [`${name}: ${word}`]
  })
