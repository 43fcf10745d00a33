import { sydneyDay } from '../../../schema/sydneyDay'
import { readSydneyMonth, sydneyMonthOf } from '../../../server/pure/sydneyTime'

test.each([
  ['2026-01', '2025-12-31T13:00:00Z', '2026-01-31T13:00:00Z'],
  ['2026-04', '2026-03-31T13:00:00Z', '2026-04-30T14:00:00Z'],
  ['2026-06', '2026-05-31T14:00:00Z', '2026-06-30T14:00:00Z'],
  // Summer time begins on the very first of this month, after midnight.
  ['2028-10', '2028-09-30T14:00:00Z', '2028-10-31T13:00:00Z'],
  ['2026-12', '2026-11-30T13:00:00Z', '2026-12-31T13:00:00Z'],
])('%s begins and ends at midnight in Sydney', (text, start, end) => {
  const month = readSydneyMonth(text)
  expect(month).toMatchObject({ month: text, start: Date.parse(start), end: Date.parse(end) })
  expect(sydneyMonthOf(Date.parse(start)).month).toBe(text)
  expect(sydneyMonthOf(Date.parse(end) - 1).month).toBe(text)
  expect(sydneyMonthOf(Date.parse(end)).month).not.toBe(text)
})

test('a month has its name', () => {
  expect(sydneyMonthOf(Date.parse('2026-11-15T00:00:00Z'))).toMatchObject({
    month: '2026-11',
    name: 'November',
    title: 'November 2026',
  })
})

test('a day is that of Sydney', () => {
  expect(sydneyDay(Date.parse('2026-11-30T12:59:59Z'))).toBe('2026-11-30')
  expect(sydneyDay(Date.parse('2026-11-30T13:00:00Z'))).toBe('2026-12-01')
})

test.each(['', '2026', '2026-13', '2026-00', '26-01', '2026-1', '2026-01-01', 'May'])('%j is no month', (text) => {
  expect(readSydneyMonth(text)).toBeNull()
})
