import { parts } from '../faults/parts'
import { writtenRows } from '../faults/table'

it('the table of docs/operations.md has every fault that `npm run faults` makes', () => {
  const names = parts.flatMap((part) => part.names)
  expect(new Set(names).size).toBe(names.length)
  expect(writtenRows().map(([name]) => name)).toEqual(names)
})
