const numbers = new WeakMap<object, number>()
let last = 0

/** A number that stands for this object alone, in this process: what is kept for it is named by it without holding it. */
export function objectNumber(object: object): number {
  const number = numbers.get(object) ?? (last += 1)
  numbers.set(object, number)
  return number
}
