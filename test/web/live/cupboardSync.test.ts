import fc from 'fast-check'
import { applyWord, type CupboardState, type FreezerState } from '../../../schema/cupboardWords'
import { cupboardPart } from '../../../web/live/cupboard/cupboardPart'
import type { CupboardAct } from '../../../web/live/cupboard/cupboardView'
import type { Device } from '../../../web/live/replica/device'
import { Replica } from '../../../web/live/replica/Replica'
import { QueueSync } from '../../../web/live/QueueSync'
import type { TimedOperation } from '../../../web/live/timedOperations'
import { partDevice } from '../../support/partDevice'
import { CupboardServer, ingredient, type SentOperation } from './cupboardServer'

type Operation = TimedOperation<CupboardAct>

/** How a call goes: it gets through, is lost, its answer is lost, or it arrives twice. */
type Network = 'sound' | 'lost' | 'noAnswer' | 'twice'

function sentAct(act: CupboardAct): SentOperation['act'] {
  if ('keep' in act) return { keep: { ...act.keep, ingredient: act.keep.ingredient.slug } }
  if (!('freeze' in act)) return act
  const { batch, uniqueId: recipe, serves, frozenOn } = act.freeze
  return { freeze: { batch, recipe, serves, frozenOn } }
}

const sent = ({ id, at, act }: Operation) => ({
  id,
  at,
  act: sentAct(act),
})

const open = (device: Device) => new Replica('ann', device).part(cupboardPart)
type CupboardStore = ReturnType<typeof open>

function syncOf(store: CupboardStore, server: CupboardServer, network: Network, calls: string[][] = []) {
  return new QueueSync(
    store,
    {
      name: 'cupboard',
      read: () =>
        network === 'lost'
          ? Promise.reject(new Error('Lost'))
          : Promise.resolve({ told: server.cupboard(), household: server.household }),
      apply: (operations) => {
        if (network === 'lost') return Promise.reject(new Error('Lost'))
        calls.push(operations.map(({ id }) => id))
        const { cupboard: told, errors } = server.apply(operations.map(sent))
        if (network === 'twice') server.apply(operations.map(sent).toReversed())
        return network === 'noAnswer' ? Promise.reject(new Error('No answer')) : Promise.resolve({ told, errors })
      },
    },
    () => {},
  )
}

async function sync(store: CupboardStore, server: CupboardServer, network: Network): Promise<void> {
  const run = syncOf(store, server, network)
  void run.read()
  await run.send()
  run.stop()
}

const slugs = fc.constantFrom('salt', 'milk', 'flour')
const acts: fc.Arbitrary<CupboardAct> = fc.oneof(
  fc.record({ slug: slugs, amount: fc.option(fc.integer({ min: 1, max: 9 })) }).map(({ slug, amount }) => ({
    keep: { ingredient: ingredient(slug), amount, unit: amount === null ? null : ('g' as const), useBy: null },
  })),
  slugs.map((slug) => ({ take: { ingredient: slug } })),
  fc.record({ batch: fc.constantFrom('one', 'two'), serves: fc.integer({ min: 1, max: 9 }) }).map((kept) => ({
    freeze: { ...kept, uniqueId: 'stew', name: 'Dish stew', plate: '', frozenOn: '2026-11-30' },
  })),
  fc.constantFrom('one', 'two').map((batch) => ({ thaw: { batch } })),
)
const steps = fc.array(
  fc.record({
    page: fc.integer({ min: 0, max: 2 }),
    step: fc.oneof(
      fc.array(acts, { minLength: 1, maxLength: 4 }),
      fc.constantFrom<Network>('sound', 'lost', 'noAnswer', 'twice'),
      fc.constant('reload' as const),
    ),
  }),
  { maxLength: 40 },
)
const shown = (store: CupboardStore) =>
  store
    .view()
    .items.map(({ ingredient: { slug }, amount, unit }) => ({ slug, amount, unit }))
    .sort((one, other) => (one.slug < other.slug ? -1 : 1))

it('brings three pages and the server to the same cupboard, however the network is, with nothing lost or doubled', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (given) => {
      const server = new CupboardServer()
      const [shared, other] = [partDevice(), partDevice()]
      // The first two are tabs of one person.
      const homes = [shared, shared, other]
      const pages = homes.map(open)
      const done: Operation[] = []
      let now = 1000
      for (const { page: index, step } of given) {
        const [page, home] = [pages[index], homes[index]]
        if (!page || !home) throw new Error('There is no such page')
        if (step === 'reload') pages[index] = open(home)
        else if (typeof step === 'string') await sync(page, server, step)
        else {
          const before = new Set(page.pending().map(({ id }) => id))
          page.act(step, (now += 3))
          done.push(...page.pending().filter(({ id }) => !before.has(id)))
        }
      }
      for (const page of [...pages, ...pages]) await sync(page, server, 'sound')

      expect(pages.flatMap((page) => page.pending())).toEqual([])
      expect(new Set(server.arrived)).toEqual(new Set(done.map(({ id }) => id)))
      const [first, ...others] = pages.map(shown)
      for (const one of others) expect(one).toEqual(first)
      const model = done.reduce<CupboardState>((state, { at, act }) => {
        if ('freeze' in act || 'thaw' in act) return state
        if ('take' in act) return applyWord(state, act.take.ingredient, { at, by: null, kept: null })
        const { ingredient: kind, ...kept } = act.keep
        return applyWord(state, kind.slug, { at, by: null, kept })
      }, new Map())
      expect(server.state).toEqual(model)
      const frozen = done.reduce<FreezerState>((state, { at, act }) => {
        if ('thaw' in act) return applyWord(state, act.thaw.batch, { at, by: null, kept: null })
        if (!('freeze' in act)) return state
        const { batch, uniqueId, serves, frozenOn } = act.freeze
        return applyWord(state, batch, { at, by: null, kept: { uniqueId, serves, frozenOn } })
      }, new Map())
      expect(server.freezer).toEqual(frozen)
    }),
    { numRuns: 300 },
  )
})

it('shows what is said at once, and goes on showing it until the server has it', async () => {
  const server = new CupboardServer()
  const places = partDevice()
  const [page, otherTab] = [open(places), open(places)]
  page.act([{ keep: { ingredient: ingredient('milk'), amount: 2, unit: 'l', useBy: '2026-12-01' } }])
  const milk = { ingredient: ingredient('milk'), amount: 2, unit: 'l', useBy: '2026-12-01' }
  expect(otherTab.view().items).toEqual([milk])
  await sync(page, server, 'lost')
  expect(open(places).view().items).toEqual([milk])
  await sync(page, server, 'noAnswer')
  await sync(otherTab, server, 'sound')
  expect(page.pending()).toEqual([])
  expect(page.view().items).toEqual([milk])
  expect(server.version).toBe(1)
})

it('lets tabs take turns, so that each operation is sent once and in its order', async () => {
  const server = new CupboardServer()
  const places = partDevice()
  const turns: Promise<unknown>[] = [Promise.resolve()]
  const locks = {
    request: (_name: string, _options: object, begin: () => Promise<unknown>) => {
      const turn = (turns.at(-1) ?? Promise.resolve()).then(begin)
      turns.push(turn.catch(() => {}))
      return turn
    },
  }
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  const timeout = jest.fn(() => new AbortController().signal)
  Object.assign(AbortSignal, { timeout })
  const calls: string[][] = []
  const tabs = [open(places), open(places)].map((store) => syncOf(store, server, 'sound', calls))
  const [page] = [open(places)]
  page.act(['salt', 'milk', 'flour'].map((slug) => ({ take: { ingredient: slug } })))
  const ids = page.pending().map(({ id }) => id)
  await Promise.all(tabs.map((tab) => tab.send()))
  expect(calls).toEqual([ids])
  Reflect.deleteProperty(navigator, 'locks')
})
