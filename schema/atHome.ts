/** How much of a line is at home and how much is left to buy, in the line's unit. */
export interface AtHome {
  atHome: number
  toBuy: number
  /** Whether nothing needs to be bought. */
  isAtHome: boolean
}

/** Less than this shows as 0.00 and is not bought. */
const SHOWN = 0.005

/**
 * What is left to buy of an amount (docs/product.md CUP-4): never less than nothing.
 *
 * @param there how much is at home, in the same unit; or enough, however much is needed.
 */
export function splitAtHome(amount: number, there: number | 'enough'): AtHome {
  if (there === 'enough') return { atHome: amount, toBuy: 0, isAtHome: true }
  const isAtHome = there > 0 && amount - there < SHOWN
  const atHome = isAtHome ? amount : there
  return { atHome, toBuy: amount - atHome, isAtHome }
}
