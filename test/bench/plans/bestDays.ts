/** How far from the target a day may be and still count. */
const TOLERANCE = 0.1

const score = (energies: readonly (readonly number[])[], target: number) => {
  let [within, worst] = [0, 0]
  energies[0]?.forEach((_, day) => {
    const off = Math.abs(energies.reduce((sum, list) => sum + (list[day] ?? 0), 0) / target - 1)
    if (off <= TOLERANCE) within += 1
    worst = Math.max(worst, off)
  })
  return { within, worst }
}

/**
 * The assignment of meals to days with the most days within 10 % of their energy, then the least bad worst day: swaps of
 * two days within a category, as long as one helps.
 *
 * @param energies of the categories, each by day.
 */
export function bestDays(energies: readonly (readonly number[])[], target: number): { within: number; worst: number } {
  const lists = energies.map((list) => [...list])
  let best = score(lists, target)
  for (let helped = true; helped;) {
    helped = false
    for (const list of lists)
      for (let a = 0; a < list.length; a += 1)
        for (let b = a + 1; b < list.length; b += 1) {
          ;[list[a], list[b]] = [list[b] ?? 0, list[a] ?? 0]
          const next = score(lists, target)
          if (next.within > best.within || (next.within === best.within && next.worst < best.worst - 1e-9)) {
            best = next
            helped = true
          } else [list[a], list[b]] = [list[b] ?? 0, list[a] ?? 0]
        }
  }
  return best
}
