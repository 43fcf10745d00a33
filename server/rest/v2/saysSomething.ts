/** Whether any field of a change is there; null is said too. */
export function saysSomething(given: object): boolean {
  return Object.values(given).some((value) => value !== undefined)
}
