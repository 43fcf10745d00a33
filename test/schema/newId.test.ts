import { idAt, newId } from '../../schema/newId'

test('ids are UUIDs of version 7, each another, and those made later come later', () => {
  const before = Date.now()
  const ids = Array.from({ length: 1000 }, newId)
  const after = Date.now()
  expect(new Set(ids).size).toBe(1000)
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    const time = Number.parseInt(id.slice(0, 13).replace('-', ''), 16)
    expect(time).toBeGreaterThanOrEqual(before)
    expect(time).toBeLessThanOrEqual(after)
  }
  const times = ids.map((id) => id.slice(0, 13))
  expect(times).toEqual([...times].sort())
})

test('an id as of a time begins with it', () => {
  expect(idAt(0x0123456789ab)).toMatch(/^01234567-89ab-7/)
  expect(idAt(1) < idAt(2)).toBe(true)
})

test('what follows the time is random in every digit', () => {
  const digits = Array.from({ length: 2000 }, () => newId().replaceAll('-', '').slice(12))
  for (const place of [1, 2, 3, 5, 6, 7, 8, 19]) expect(new Set(digits.map((one) => one[place])).size).toBe(16)
  expect(new Set(digits.map((one) => one[4])).size).toBe(4)
})
