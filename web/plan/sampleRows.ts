import { emptyEntry, isEmptyEntry, type Row } from './plan'

/** In place of what differs from row to row. Texts are written into the template, numbers by what web/prerender.ts makes of them. */
export const SAMPLE = { name: '[[name]]', picture: '[[picture]]', minutes: 97, serves: 10, swaps: 7 }

/** Rows as different as they can look: as they are, with one swap, with several, without a meal. */
const LOOKS = ['plain', 'swapped', 'swappedOften', 'empty'] as const

/** A row of each look. The build draws them, and the first script fills them in (docs/decisions/0072). */
export const sampleRows = (): Row[] =>
  LOOKS.map((look, index) => {
    const row = { ...emptyEntry(SAMPLE.serves), id: String(index), variantOf: null }
    if (look === 'empty') return row
    const count = { plain: 0, swapped: 1, swappedOften: SAMPLE.swaps }[look]
    const swaps = Array.from({ length: count }, (_, swap) => ({ from: String(swap), to: null, note: '' }))
    return { ...row, uniqueId: look, name: SAMPLE.name, picture: SAMPLE.picture, minutes: SAMPLE.minutes, swaps }
  })

/** Which of the sample rows looks like a row. */
export function sampleOf(row: Row): number {
  if (isEmptyEntry(row)) return LOOKS.indexOf('empty')
  return Math.min(row.swaps.length, 2)
}
