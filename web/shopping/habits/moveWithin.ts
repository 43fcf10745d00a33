/** The list with the element at `from` at `to`, which is brought within the list; the same list where nothing moves. */
export function moveWithin<Element>(list: readonly Element[], from: number, to: number): readonly Element[] {
  const place = Math.min(Math.max(to, 0), list.length - 1)
  const moved = list[from]
  if (moved === undefined || place === from) return list
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, place), moved, ...rest.slice(place)]
}
