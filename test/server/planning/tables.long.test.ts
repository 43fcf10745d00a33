import { drawn, SEED } from '../../support/runs'
import { runTables } from './tableRun'

const ENTRIES = drawn(100_000)

test(`${ENTRIES} entries of random households hold nothing that someone who eats them must not`, () => {
  const { entries, broken } = runTables(ENTRIES, SEED)
  expect(entries).toBeGreaterThanOrEqual(ENTRIES)
  expect(broken).toEqual([])
})
