const FRACTIONS = new Map([
  ['½', 0.5],
  ['¼', 0.25],
  ['¾', 0.75],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
  ['⅛', 1 / 8],
])

/** A number as a cook writes it: `1 1/2`, `1½`, `0,5`. */
export function numberOf(text: string): number {
  return text
    .trim()
    .split(/\s+|(?=[½¼¾⅓⅔⅛])/)
    .reduce((sum, part) => {
      const [over = '', under] = part.split('/')
      return sum + (FRACTIONS.get(part) ?? Number(over.replace(',', '.')) / Number(under ?? 1))
    }, 0)
}
