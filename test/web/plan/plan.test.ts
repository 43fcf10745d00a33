import { emptyEntry, emptyPlan, hasNoRows, isPlan } from '../../../web/plan/plan'
import { combinedEntries, hasMealWithoutServes } from '../../../web/plan/combinedEntries'
import { toPlanInput } from '../../../web/plan/planInput'
import { modeOf } from '../../../web/plan/modes'
import { meal, planOf } from './samples'

describe('the combined plan', () => {
  it('is sorted by name and leaves empty rows out', () => {
    const plan = planOf({
      breakfast: [meal('Porridge'), emptyEntry()],
      lunch: [meal('apple salad')],
      dinner: [meal('Dal'), meal('Dal')],
    })
    expect(combinedEntries(plan).map(({ entry, key }) => [entry.name, key])).toEqual([
      ['apple salad', 'lunch-0'],
      ['Dal', 'dinner-0'],
      ['Dal', 'dinner-1'],
      ['Porridge', 'breakfast-0'],
    ])
  })

  it('is empty only when no category has a row', () => {
    expect(hasNoRows(emptyPlan())).toBe(true)
    expect(hasNoRows(planOf({ lunch: [emptyEntry()] }))).toBe(false)
  })

  it('knows meals without serves, empty rows not among them', () => {
    expect(hasMealWithoutServes(planOf({ lunch: [emptyEntry(0), meal('a')] }))).toBe(false)
    expect(hasMealWithoutServes(planOf({ lunch: [meal('a', { numServes: 0 })] }))).toBe(true)
  })
})

describe('what is loaded', () => {
  const fine = { settings: { numMeals: 0 }, mealList: [] }

  it('is a plan when every category has a number and a list', () => {
    expect(isPlan({ breakfast: fine, lunch: fine, dinner: fine })).toBe(true)
  })

  it.each([
    null,
    undefined,
    {},
    { breakfast: fine, lunch: fine },
    { breakfast: fine, lunch: fine, dinner: null },
    { breakfast: fine, lunch: fine, dinner: { settings: {}, mealList: [] } },
    { breakfast: fine, lunch: { settings: { numMeals: '2' }, mealList: [] }, dinner: fine },
    { breakfast: { settings: { numMeals: 1 }, mealList: {} }, lunch: fine, dinner: fine },
  ])('is none: %j', (value) => {
    expect(isPlan(value)).toBe(false)
  })
})

it('sends ids and serves alone', () => {
  expect(toPlanInput(planOf({ lunch: [meal('a', { numServes: 3 })] }))).toEqual({
    breakfast: { settings: { numMeals: 0 }, mealList: [] },
    lunch: { settings: { numMeals: 1 }, mealList: [{ uniqueId: 'id-a', numServes: 3 }] },
    dinner: { settings: { numMeals: 0 }, mealList: [] },
  })
})

describe('the mode of an address', () => {
  it.each([
    ['', 'plan'],
    ['mode=plan', 'plan'],
    ['mode=shop', 'shop'],
    ['mode=cook', 'cook'],
    ['mode=settings', 'settings'],
    ['tab=0', 'plan'],
    ['tab=1', 'shop'],
    ['tab=2', 'cook'],
    ['tab=3', 'settings'],
    ['tab=9', 'plan'],
    ['mode=nonsense', 'plan'],
  ])('%p is %s', (search, mode) => {
    expect(modeOf(new URLSearchParams(search))).toBe(mode)
  })
})
