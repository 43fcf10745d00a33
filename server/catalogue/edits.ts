/** Longer words are no slips of the finger, and comparing them costs. */
const LONGEST = 60

/** Rows of the table of edits, used again and again; no two words are compared at once. */
const rows = [new Uint8Array(LONGEST + 2), new Uint8Array(LONGEST + 2), new Uint8Array(LONGEST + 2)] as const

/**
 * How many letters must be added, left out, replaced or exchanged with their neighbour to make `b` of `a`; Infinity when
 * there are more than `most`, or when a word is longer than sixty letters.
 */
export function edits(a: string, b: string, most = LONGEST): number {
  if (Math.abs(a.length - b.length) > most || Math.max(a.length, b.length) > LONGEST) return Infinity
  let [before, last, row]: [Uint8Array, Uint8Array, Uint8Array] = [rows[0], rows[1], rows[2]]
  for (let j = 0; j <= b.length; j += 1) last[j] = j
  let leastBefore = 0
  for (let i = 1; i <= a.length; i += 1) {
    const letter = a.charCodeAt(i - 1)
    let least = i
    row[0] = i
    for (let j = 1; j <= b.length; j += 1) {
      const other = b.charCodeAt(j - 1)
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (letter === other ? 0 : 1))
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other)
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row[j] = cost
      if (cost < least) least = cost
    }
    // An exchange reaches back two rows, so only two rows above the limit are proof.
    if (least > most && leastBefore > most) return Infinity
    leastBefore = least
    ;[before, last, row] = [last, row, before]
  }
  const distance = last[b.length] ?? 0
  return distance > most ? Infinity : distance
}
