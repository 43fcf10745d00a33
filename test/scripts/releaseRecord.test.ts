import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { behind, readRecord, recordOf, versionOfCode } from '../../scripts/releaseRecord'

const folder = mkdtempSync(join(tmpdir(), 'mealwright-release-'))
afterAll(() => rmSync(folder, { recursive: true }))
const path = join(folder, 'released.txt')
const release = { version: '1.2.0', day: '2026-11-23' }

it('a record is read as it was written', () => {
  writeFileSync(path, recordOf(release, 'one\ntwo\n'))
  expect(readRecord(path)).toEqual({ release, promised: 'one\ntwo\n' })
})

it('a record without its release is refused', () => {
  writeFileSync(path, 'one\ntwo\n')
  expect(() => readRecord(path)).toThrow('does not begin with its release: npm run release')
})

it('a record is behind once the code has another version', () => {
  expect(behind('released.txt', release, '1.2.0', [])).toEqual([])
  expect(behind('released.txt', release, '1.3.0', [])).toEqual([
    'released.txt is that of 1.2.0, and package.json says 1.3.0',
  ])
})

it('a record is behind when a migration from before its release is not in it', () => {
  const names = ['20261122_before', '20261123_sameDay', '20261124_after']
  expect(behind('released.txt', release, '1.2.0', names)).toEqual([
    'released.txt does not name 20261122_before, which is not younger than its release of 2026-11-23',
    'released.txt does not name 20261123_sameDay, which is not younger than its release of 2026-11-23',
  ])
})

it('both records are those of one release, the version that the code has', () => {
  const [schema, migrations] = ['schema/released.graphql', 'migrations/released.txt'].map(
    (one) => readRecord(one).release,
  )
  expect(schema).toEqual(migrations)
  expect(schema?.version).toBe(versionOfCode())
})
