import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'mealwright-lock-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Checks a lock file with these packages. */
function check(packages: Record<string, { license?: string; integrity?: string }>) {
  const lock = join(folder, 'package-lock.json')
  writeFileSync(lock, JSON.stringify({ packages: { '': { license: 'MIT' }, ...packages } }))
  return spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/checkLicences.ts', lock], {
    encoding: 'utf8',
  })
}

describe('a package', () => {
  it('has a licence that is listed, and a checksum', () => {
    const { status, stdout } = check({
      'node_modules/fine': { license: 'MIT', integrity: 'sha512-x' },
      'node_modules/@scope/parent/node_modules/closed': { license: 'FSL-1.1-Apache-2.0', integrity: 'sha512-x' },
      'node_modules/silent': { integrity: 'sha512-x' },
      'node_modules/unchecked': { license: 'ISC' },
    })
    expect(status).toBe(1)
    expect(stdout.split('\n').slice(0, 3)).toEqual([
      'closed: FSL-1.1-Apache-2.0',
      'silent: says no licence',
      'unchecked: no checksum in package-lock.json',
    ])
  })

  it('that was looked at by itself says still what it said', () => {
    expect(check({ 'node_modules/pause': { integrity: 'sha512-x' } }).status).toBe(0)
    expect(check({ 'node_modules/pause': { license: 'GPL-3.0', integrity: 'sha512-x' } }).status).toBe(1)
  })
})

it('npm run sbom lists every package with its checksum, in CycloneDX', () => {
  const { stdout } = spawnSync('npm', ['run', '--silent', 'sbom'], { encoding: 'utf8', maxBuffer: 1 << 26 })
  const bom = JSON.parse(stdout) as { bomFormat: string; components: { name: string; hashes: object[] }[] }
  expect(bom.bomFormat).toBe('CycloneDX')
  const names = bom.components.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['express', 'graphql', 'react', 'mysql2', 'jest']))
  expect(bom.components.filter(({ hashes }) => hashes.length === 0)).toEqual([])
})

it('SECURITY.md says how to report, what is supported and when there is an answer, and README leads there', () => {
  const security = readFileSync('SECURITY.md', 'utf8')
  expect(security).toMatch(/To report a weakness.* answer within \w+ working days/)
  expect(security).toMatch(/\*\*Supported\*\* is the last release/)
  expect(readFileSync('README.md', 'utf8')).toContain('(SECURITY.md)')
})
