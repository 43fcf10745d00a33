import { forgetPlates, keepPlates } from '../../../web/plan/keptPlates'
import { plannedRows } from '../../../web/plan/plan'
import { meal, planOf } from './samples'

const stores = new Map<string, Set<string>>()
const fails = new Set<string>()
const store = (name: string) => {
  const kept = stores.get(name) ?? new Set<string>()
  stores.set(name, kept)
  return {
    keys: async () => [...kept].map((path) => ({ url: `https://meals.example${path}` })),
    add: async (path: string) => {
      if (fails.has(path)) throw new TypeError('Failed to fetch')
      kept.add(path)
    },
    delete: async ({ url }: { url: string }) => kept.delete(new URL(url).pathname),
  }
}
const give = (value: unknown) => Object.defineProperty(globalThis, 'caches', { value, configurable: true })
const entries = (...names: string[]) => plannedRows(planOf({ dinner: names.map((name) => meal(name)) }))
const kept = () => [...(stores.get('plates') ?? [])].map((path) => path.replace(/^\/plates\/|\..*/g, '')).sort()

beforeEach(() => {
  stores.clear()
  fails.clear()
  give({ open: async (name: string) => store(name), delete: async (name: string) => stores.delete(name) })
})
afterEach(() => Reflect.deleteProperty(globalThis, 'caches'))

it('keeps the plates of the plan and no others, and what failed the next time (CAT-17)', async () => {
  fails.add(meal('soup').plate)
  await keepPlates(entries('dal', 'soup', 'dal'))
  expect(kept()).toEqual(['dal'])
  fails.clear()
  await keepPlates(entries('soup', 'curry'))
  expect(kept()).toEqual(['curry', 'soup'])
  await forgetPlates()
  expect(stores.has('plates')).toBe(false)
})

it('keeps nothing from elsewhere, and nothing of a meal without a plate', async () => {
  const plates = ['https://else.example/plates.svg', '//else.example/plates/a.svg', '/graphql', '', undefined]
  await keepPlates(plannedRows(planOf({ lunch: plates.map((plate) => meal('x', { plate: plate as string })) })))
  expect(kept()).toEqual([])
})

it('does nothing where the browser has no caches', async () => {
  Reflect.deleteProperty(globalThis, 'caches')
  await expect(keepPlates(entries('dal'))).resolves.toBeUndefined()
  await expect(forgetPlates()).resolves.toBeUndefined()
})
