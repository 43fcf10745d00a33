/** What a name says: words that show that a food holds something, and words that say otherwise. */
export interface NameRule {
  readonly holds: RegExp
  readonly but?: RegExp
}

/** Whole words or phrases, whatever their case and accents: an expression without groups that are numbered. */
export const words = (...choices: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${choices.join('|')})(?!\\p{L})`, 'iu')

/** The words by which a name breaks the rules, as sentences. */
export const brokenByName = (name: string, rules: readonly NameRule[]): string[] =>
  rules.flatMap(({ holds, but }) => {
    const word = holds.exec(name)?.[0]
    return word === undefined || but?.test(name) ? [] : [`${name}: ${word}`]
  })
