/** Items that are sorted or merged between two steps. */
const STEP = 1000

/** Sorts a copy like `Array.sort`, in steps between which the caller may do something else. */
export function* sortInSteps<Item>(
  items: readonly Item[],
  compare: (one: Item, other: Item) => number,
): Generator<undefined, Item[]> {
  let runs: Item[][] = []
  for (let from = 0; from < items.length; from += STEP) {
    runs.push(items.slice(from, from + STEP).sort(compare))
    yield
  }
  while (runs.length > 1) {
    const merged: Item[][] = []
    for (let at = 0; at < runs.length; at += 2) merged.push(yield* merge(runs[at] ?? [], runs[at + 1] ?? [], compare))
    runs = merged
  }
  return runs[0] ?? []
}

function* merge<Item>(
  left: readonly Item[],
  right: readonly Item[],
  compare: (one: Item, other: Item) => number,
): Generator<undefined, Item[]> {
  const merged: Item[] = []
  let [l, r] = [0, 0]
  for (;;) {
    const [one, other] = [left[l], right[r]]
    if (one === undefined && other === undefined) return merged
    if (other === undefined || (one !== undefined && compare(one, other) <= 0)) {
      merged.push(one as Item)
      l += 1
    } else {
      merged.push(other)
      r += 1
    }
    if (merged.length % STEP === 0) yield
  }
}
