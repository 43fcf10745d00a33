import { emptyDish } from './dish'
import { emptyEntry, isEmptyEntry, type Row } from './plan'

/**
 * In place of what differs from row to row; serves differ, so that the category has those that go without saying. Texts are
 * written into the template, numbers by what web/planTemplates.ts makes of them. The day is far ahead: of today
 * and of days that are over the planner says more, which a build would put into the templates.
 */
export const SAMPLE = {
  name: '[[name]]',
  served: '[[served]]',
  plate: '/plates/sample.webp',
  minutes: 97,
  date: '2099-12-01',
  serves: 10,
  otherServes: 8,
  usualServes: 1,
}

/** Rows as different as they can look, each with all that may be said of it: with dice, locked, without a meal, with something in place of one. */
const LOOKS = ['open', 'locked', 'empty', 'text', 'leftovers', 'frozen'] as const

/** A row of each look. The build draws them, and the first script fills them in (docs/decisions/0072). */
export const sampleRows = (): Row[] =>
  LOOKS.map((look, index) => {
    const serves = look === 'empty' ? SAMPLE.otherServes : SAMPLE.serves
    const row = { ...emptyEntry(serves), id: String(index), variantOf: null }
    if (look === 'empty') return row
    const { name, plate, minutes, date } = SAMPLE
    if (look === 'text') return { ...row, date, isWeekly: true, other: { text: name, isOut: true } }
    if (look === 'leftovers')
      return { ...row, date, isWeekly: true, other: { leftoversOf: String(LOOKS.indexOf('open')) } }
    if (look === 'frozen') return { ...row, name, plate, date, isWeekly: true, other: { frozen: look } }
    const swaps = [{ from: look, to: null, note: '' }]
    const lock = look === 'locked' ? ({ isLocked: true } as const) : {}
    const side = { ...emptyDish(), uniqueId: look, name: SAMPLE.served }
    return { ...row, uniqueId: look, name, plate, minutes, date, isWeekly: true, swaps, side, ...lock }
  })

/**
 * Which of the sample rows looks like a row.
 * @param from The row of which it eats what is left.
 */
export function sampleOf(row: Row, from: Row | null): number {
  if (row.other?.text !== undefined) return LOOKS.indexOf('text')
  if (row.other?.frozen) return LOOKS.indexOf('frozen')
  if (isEmptyEntry(row)) return LOOKS.indexOf(from ? 'leftovers' : 'empty')
  return LOOKS.indexOf(row.isLocked ? 'locked' : 'open')
}
