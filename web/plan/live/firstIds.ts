/**
 * Ids for the rows and operations with which a saved plan becomes the current one of a household that has not worked on it:
 * the same on every page, so that what several pages do at the same moment happens once (docs/product.md PLAN-55).
 * @param version The version of the saved plan.
 */
export function firstIds(version: number): () => string {
  let count = 0
  const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')
  return () => {
    count += 1
    return `${hex(version, 8)}-0000-4000-8000-${hex(count, 12)}`
  }
}
