import fc from 'fast-check'
import { usualMeasures } from '../../../web/dishes/usualMeasures'
import { readPlace } from '../../../web/cooking/cookingPlace'
import { currentTimers } from '../../../web/cooking/timerStore'
import { emptyDraft, readDraft, storeDraft } from '../../../web/feedback/feedbackDraft'
import { noMeals, readMealOptions, storeMealOptions } from '../../../web/plan/mealOptions'
import { combinedEntries, hasMealWithoutServes } from '../../../web/plan/combinedEntries'
import { initialState } from '../../../web/plan/plannerState'
import { readPlanner, storePlanner } from '../../../web/plan/plannerStorage'
import { startSession } from '../../../web/session/session'
import { entriesOf } from '../../../web/shopping/entries'
import { onDevice } from '../../../web/live/replica/device'
import { Replica } from '../../../web/live/replica/Replica'
import { listPart } from '../../../web/shopping/listPart'
import { habitsPart } from '../../../web/live/habits/habitsPart'
import { askedStaples } from '../../../web/shopping/staples/staples'
import { keepList, listRules } from '../../../web/shopping/keptLists'
import { boughtItems, lastShop, unsharedTicks } from '../../../web/shopping/listStorage'
import { NOTHING_KEPT, viewOf } from '../../../web/shopping/listView'
import { tokenOwner } from '../../../web/session/tokenOwner'
import { meal, planOf } from '../plan/samples'
import { tokenOf } from './fakeApi'

const item = {
  key: 'leek',
  amount: 1,
  measurementUnit: 'kg',
  typicalLocation: 'produce',
  productLink: null,
  picture: '',
  ingredient: { name: 'leek' },
  parts: [{ mealName: 'Soup', serves: 2, amount: 1 }],
}
const entry = {
  ...meal('Soup'),
  swaps: [{ from: 'milk', to: null, note: '' }],
}
const plan = planOf({ dinner: [entry] })
const { blanket } = initialState()

const heldList = () => new Replica(tokenOwner(), onDevice).part(listRules('openedList')).told()
const heldHabits = () => new Replica(tokenOwner(), onDevice).part(habitsPart).told()

/** Every storage: where it is, a sound value, and a use that breaks on content of the wrong shape. */
const storages = {
  planner: {
    area: sessionStorage,
    sound: { ...initialState(), past: [{ plan, blanket, suits: 'yes', reportAt: null }], changed: ['dinner-0'] },
    use: () =>
      (readPlanner(plan)?.past ?? []).map((step) => [combinedEntries(step.plan), hasMealWithoutServes(step.plan)]),
  },
  allMeals: {
    area: localStorage,
    sound: { ...noMeals, dinner: [entry] },
    use: () => Object.values(readMealOptions()).map((meals) => meals.map(({ name }) => name.toLowerCase())),
  },
  shoppingList: {
    area: localStorage,
    sound: { planKey: '', at: 1, items: [item] },
    use: () =>
      entriesOf(heldList()?.items ?? [], viewOf(NOTHING_KEPT, [])).map((entry) => [
        entry.name,
        entry.kind === 'line' && entry.item.parts.map(({ mealName }) => mealName.length),
      ]),
  },
  shoppingTicks: {
    area: localStorage,
    sound: { ticks: { leek: 1 } },
    use: () => Object.entries(unsharedTicks.read()?.ticks ?? {}).map(([key, amount]) => key + amount.toFixed(1)),
  },
  sharedList: {
    area: localStorage,
    sound: {
      list: {
        version: 1,
        clearedAt: 0,
        ticks: [{ key: 'leek', amount: 1, at: 1, by: null }],
        ownItems: [{ id: 'a', text: 'tea', area: 'pantry', isTicked: false, at: 1, by: null }],
      },
      household: { id: 'h', members: [{ id: 'm', name: 'Ann', isViewer: true }] },
    },
    use: () => {
      const store = new Replica(tokenOwner(), onDevice).part(listPart)
      return [store.view().items, [...store.view().amounts], store.household()?.members.map(({ name }) => name[0])]
    },
  },
  lastShop: {
    area: localStorage,
    sound: { meals: ['Soup'], clearedAt: 1 },
    use: () => [lastShop.read()?.meals.map((meal) => meal.length), lastShop.read()?.clearedAt.toFixed(1)],
  },
  boughtItems: {
    area: localStorage,
    sound: { items: [{ text: 'tea', area: 'pantry' }] },
    use: () => boughtItems.read()?.items.map(({ text, area }) => text.toLowerCase() + area.length),
  },
  askedStaples: {
    area: localStorage,
    sound: { asked: { rice: 1 } },
    use: () => Object.entries(askedStaples.read()?.asked ?? {}).map(([slug, at]) => slug.length + at.toFixed(1)),
  },
  shopHabits: {
    area: localStorage,
    sound: {
      household: 'h',
      habits: {
        version: 1,
        store: { id: 's', name: 'Corner' },
        orders: [{ store: null, areas: ['frozen'] }],
        prices: [{ product: 'milk', cents: 310 }],
      },
    },
    use: () => [
      heldHabits()?.store?.name.length,
      heldHabits()?.orders.map(({ store, areas }) => [store?.length, areas.map((area) => area.length)]),
      heldHabits()?.prices.map(({ product, cents }) => product.length + cents.toFixed(2)),
    ],
  },
  recipeMeasures: { area: localStorage, sound: { measures: 'US' }, use: () => usualMeasures.read()?.measures.length },
  feedbackDraft: {
    area: localStorage,
    sound: { ...emptyDraft(), answers: { a: true }, sent: { id: '1', content: '' } },
    use: () => [
      readDraft().sent?.id,
      readDraft().texts.general.trim(),
      readDraft().recommendations.map(({ text }) => text.trim()),
    ],
  },
  cooking: {
    area: sessionStorage,
    sound: { selected: { key: 'dinner-0', uniqueId: 'soup' }, view: 'all', steps: { soup: 2 } },
    use: () => [readPlace().steps['soup'], readPlace().selected?.key.length],
  },
  timers: {
    area: sessionStorage,
    sound: {
      timers: [{ id: 'a', label: '', mealName: 'Soup', step: 1, duration: 9, endsAt: null, remaining: 9 }],
    },
    use: () => {
      // Another person's turn: the timers are read from storage again.
      startSession(tokenOf('bob'), { email: '' })
      currentTimers()
      startSession(tokenOf('ann'), { email: '' })
      return currentTimers().map(({ label }) => label.trim())
    },
  },
}
const all = Object.entries(storages)

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  startSession(tokenOf('ann'), { email: 'ann@example.com' })
})

/** The paths of everything inside a value: `[]`, `['plan']`, `['plan', 'dinner']` and so on. */
function pathsOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]]
  return [[], ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner).map((path) => [key, ...path]))]
}

/** A copy of the value with `damage` at the path. */
function damaged(value: unknown, [key, ...rest]: readonly string[], damage: unknown): unknown {
  if (key === undefined) return damage
  const inner = damaged((value as Record<string, unknown>)[key], rest, damage)
  if (Array.isArray(value)) return value.map((item: unknown, index) => (String(index) === key ? inner : item))
  return { ...(value as object), [key]: inner }
}

describe.each(all)('%s', (key, { area, sound, use }) => {
  it('is read by its owner', () => {
    area.setItem(key, JSON.stringify({ ...sound, owner: 'bob' }))
    const fromAnother = JSON.stringify(use())
    area.setItem(key, JSON.stringify({ ...sound, owner: 'ann' }))
    expect(JSON.stringify(use())).not.toBe(fromAnother)
  })

  it('can be used with a null in any place', () => {
    for (const path of pathsOf(sound)) {
      area.setItem(key, JSON.stringify(damaged({ ...sound, owner: 'ann' }, path, null)))
      expect(use).not.toThrow()
    }
  })

  it('can be used with any JSON in any place', () => {
    const paths = pathsOf(sound)
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue(), (path, damage) => {
        area.setItem(key, JSON.stringify(damaged({ ...sound, owner: 'ann' }, path, damage)))
        use()
      }),
    )
  })

  it('can be used with any text in its place', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        area.setItem(key, text)
        use()
      }),
    )
  })
})

describe('without storage', () => {
  afterEach(() => jest.restoreAllMocks())

  it.each(['getItem', 'setItem', 'removeItem'] as const)('nothing throws when %s does', (name) => {
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError')
    })
    expect(() => {
      storePlanner(initialState())
      storeMealOptions(noMeals)
      storeDraft(emptyDraft())
      keepList('openedList', { planKey: '', at: 1, items: [] })
      for (const [key, { use }] of all) if (key !== 'timers') use()
    }).not.toThrow()
  })
})
