const FRACTIONS: readonly { value: number; sign: string }[] = [
  { value: 0, sign: '' },
  { value: 1 / 8, sign: '⅛' },
  { value: 1 / 4, sign: '¼' },
  { value: 1 / 3, sign: '⅓' },
  { value: 1 / 2, sign: '½' },
  { value: 2 / 3, sign: '⅔' },
  { value: 3 / 4, sign: '¾' },
  { value: 1, sign: '' },
]

/** The fractions that an amount is rounded to: the larger the amount, the coarser. */
function fractionsFor(amount: number): typeof FRACTIONS {
  if (amount < 1) return FRACTIONS
  return FRACTIONS.filter(({ sign }) => sign === '' || sign === '½' || (amount < 10 && sign !== '⅛'))
}

/** An amount as a whole number and the sign of a fraction; halves from 10, whole numbers from 20, never 0 for more than 0. */
function toParts(amount: number): { whole: number; value: number; sign: string } {
  if (amount >= 20) return { whole: Math.round(amount), value: 0, sign: '' }
  const whole = Math.floor(amount)
  const rest = amount - whole
  const near = fractionsFor(amount).reduce((best, next) =>
    Math.abs(next.value - rest) < Math.abs(best.value - rest) ? next : best,
  )
  if (near.value === 1) return { whole: whole + 1, value: 0, sign: '' }
  return whole === 0 && near.sign === '' ? { whole, value: 1 / 8, sign: '⅛' } : { whole, ...near }
}

/** The amount that `formatFraction` shows. */
export function toFraction(amount: number): number {
  if (amount <= 0) return 0
  const { whole, value } = toParts(amount)
  return whole + value
}

/** A number as a cook writes it: "1½", "⅓". */
export function formatFraction(amount: number): string {
  if (amount <= 0) return '0'
  const { whole, sign } = toParts(amount)
  if (sign === '') return String(whole)
  return whole === 0 ? sign : `${whole}${sign}`
}
