import { readdirSync, readFileSync } from 'node:fs'

/** Every file of the pages that is written by hand. */
const files = readdirSync('web', { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map(({ parentPath, name }) => `${parentPath}/${name}`)
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
const written = [...texts].filter(([file]) => !file.includes('.generated.'))

const architecture = readFileSync('ARCHITECTURE.md', 'utf8')
const table = [...architecture.matchAll(/^\| `(\w+)` \| (local|session|page) \| `([^`]+)`/gm)].map(
  ([, key = '', area = '', file = '']) => ({ key, area, file }),
)
const former: readonly string[] =
  /The last release had (.*?); they are read once/s.exec(architecture)?.[1]?.match(/\w+(?=`)/g) ?? []

it('every key under which the pages keep something for a person is in the table, with its place', () => {
  const areas = /const AREAS = \{([\s\S]*?)\n\}/.exec(texts.get('web/session/ownedStorage.ts') ?? '')?.[1] ?? ''
  const known = [...areas.matchAll(/(\w+): '(\w+)'/g)].map(([, key = '', area = '']) => `${key} ${area}`)
  const named = table.map(({ key, area }) => `${key} ${area}`)
  const earlier = known.filter((one) => former.includes(one.split(' ')[0] ?? ''))
  expect([...named, ...earlier].sort()).toEqual(known.sort())
  expect(earlier).toHaveLength(former.length)
})

it('each is written by one file, the one that the table names', () => {
  const opens = /ownedStorage(?:<[^(]*>)?\(\s*'(\w+)'/g
  const writers = written.filter(([file]) => !file.endsWith('/ownedStorage.ts')).flatMap(([file, text]) => [...text.matchAll(opens)].map(([, key = '']) => `${key} ${file}`))
  const readers = [
    'keptPlan web/live/replica/formerView.ts',
    'table web/live/replica/formerView.ts',
    'planEdits web/live/replica/formerStores.ts',
    'planRows web/live/plan/formerTab.ts',
    'planRows web/live/plan/usePlanHome.ts',
    'planner web/live/plan/formerTab.ts',
  ]
  expect([...new Set(writers)].sort()).toEqual([...table.map(({ key, file }) => `${key} ${file}`), ...readers].sort())
})

it('the first view is written by the replica alone', () => {
  const writers = written.filter(([, text]) => text.includes('writeFirstView(')).map(([file]) => file)
  expect(writers.sort()).toEqual(['web/live/replica/Replica.ts', 'web/live/replica/firstView.ts'])
})

it('three databases of the browser have five stores', () => {
  const stores = written.flatMap(([file, text]) => text.match(/createObjectStore\('\w+'/g)?.map(() => file) ?? [])
  expect(stores).toHaveLength(5)
  expect(new Set(stores)).toEqual(new Set(['web/live/replica/device.ts', 'web/session/keptRecords.ts', 'web/dishes/received/receivedStore.ts']))
})

it('the cache is passed by in one file, for the meals on offer, and for what is never shown again: previews, proposals, counts, a fresh key, a link, a challenge', () => {
  const passing = written.flatMap(([file, text]) => text.match(/'no-cache'/g)?.map(() => file) ?? [])
  const uncached = 'web/apollo/uncached.ts'
  expect(passing.sort()).toEqual([
    uncached,
    uncached,
    uncached,
    'web/backups/useServer.ts',
    'web/households/useBelongings.ts',
    'web/keys/usePersonalKeys.ts',
    'web/keys/webhooks/useWebhooks.ts',
    'web/passkeys/usePasskeys.ts',
    'web/planning/useMealOptions.ts',
    'web/secondFactor/useSecondFactor.ts',
    'web/settings/useSaveEffect.ts',
    'web/wishes/BalanceOffer.tsx',
  ])
})

it('no hook is made that no page uses', () => {
  const made = [...texts].flatMap(([file, text]) =>
    file.includes('.generated.') ? (text.match(/(?<=export function )use\w+/g) ?? []) : [],
  )
  expect(made.length).toBeGreaterThan(30)
  expect(made.filter((hook) => !written.some(([, text]) => new RegExp(`\\b${hook}\\b`).test(text)))).toEqual([])
})
