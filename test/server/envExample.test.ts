import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { readConfig } from '../../server/platform/config'
import { CONFIG_VARIABLES } from '../../server/platform/environment'

const example = parseEnv(readFileSync('.env.example', 'utf8')) as Record<string, string>
const folder = mkdtempSync(join(tmpdir(), 'mealwright-example-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('names every variable that the configuration reads, and no other', () => {
  expect(Object.keys(example).sort()).toEqual([...CONFIG_VARIABLES].sort())
})

it('gives each its default', () => {
  const read = (environment: Record<string, string>) =>
    readConfig({ ...environment, DATA_DIR: folder } as unknown as NodeJS.ProcessEnv)
  expect(read(example)).toEqual(read({}))
  expect(example.DATA_DIR).toBe('.data')
})
