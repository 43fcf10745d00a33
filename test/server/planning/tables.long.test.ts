import { runTables } from './tableRun'

test('a hundred thousand entries of random households hold nothing that somebody who eats them must not', () => {
  const { entries, broken } = runTables(100_000, 6)
  expect(entries).toBeGreaterThanOrEqual(100_000)
  expect(broken).toEqual([])
})
