/** An amount as a field shows it: at most three decimals; empty for none. */
export function showAmount(amount: number | null): string {
  return amount === null ? '' : String(Math.round(amount * 1000) / 1000)
}

const SIGNS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
}

/** What was typed as an amount: `2`, `0.5`, `1,5`, `1/2`, `1 1/2`, `1½`. null for nothing; NaN for what is none. */
export function readAmount(text: string): number | null {
  const plain = text
    .replace(/[½⅓⅔¼¾⅛]/g, (sign) => ` ${SIGNS[sign] ?? ''}`)
    .trim()
    .replace(',', '.')
  if (plain === '') return null
  const found = /^(?:(\d+(?:\.\d+)?)\s*)?(?:(?:^|\s)(\d+)\s*\/\s*(\d+))?$/.exec(plain)
  if (!found) return NaN
  const [, whole = '0', top, bottom = '1'] = found
  const amount = Number(whole) + (top === undefined ? 0 : Number(top) / Number(bottom))
  return amount > 0 && Number.isFinite(amount) ? amount : NaN
}
