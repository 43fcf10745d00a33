/** What a reference to a recipe calls it: the last part of its path. */
export const recipeAt = (path: string): string => path.replace(/^.*\/|\.cook\s*$/g, '').trim()

/** `{4%servings}` is for four; null where an amount does not say for how many. */
export function servesIn(amount: string): number | null {
  const [, number] = /^\s*(\d{1,2})\s*%\s*serv/i.exec(amount) ?? []
  return number === undefined ? null : Number(number)
}

/** `{2}` and `{1/2}` are so many times the recipe, whatever that serves, and nothing is once; null for any other amount. */
export function timesIn(amount: string): number | null {
  if (amount.trim() === '') return 1
  const [, number, divisor] = /^\s*=?(\d{1,3}(?:\.\d{1,3})?)(?:\s*\/\s*(\d{1,2}))?\s*$/.exec(amount) ?? []
  const times = Number(number) / Number(divisor ?? 1)
  return times > 0 && times < Infinity ? times : null
}
