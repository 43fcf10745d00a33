import type { MealWithSwaps } from '../../../../server/catalogue/mealEntryId'
import type { Category } from '../../../../server/catalogue/types'
import { tastesOf } from '../../../../server/menu/eatersMenu'
import { menuOfTable } from '../../../../server/menu/tableMenu'
import { balanceRest } from '../../../../server/planning/search/balanceRest'
import { NO_OPINIONS } from '../../../../server/planning/search/problem'
import { reasonsOf } from '../../../../server/planning/search/reasonsOf'
import { searchPlan, searchPlanInTurns } from '../../../../server/planning/search/searchPlan'
import { summarize } from '../../../../server/planning/search/summarize'
import { atOnce } from '../../../../server/planning/search/turns'
import { NO_SETTINGS } from '../../../../server/settings/readSettings'
import { NO_WISHES } from '../../../../server/wishes/wishes'
import { fullCatalogue } from '../../../support/fullCatalogue'
import { ownDishes } from '../../../support/ownRecipes'
import { SEED } from '../../../support/runs'
import { numbersFrom } from '../randomSettings'
import { brokenRules } from './brokenRules'
import { randomProblem, type RandomProblem } from './randomProblems'
import { runSearches } from './searchRun'
import { idsOf, PERSON, planned, week, withWishes } from './weeks'

test('forty plans of random households break no rule', () => {
  expect(runSearches(40, SEED).broken).toEqual([])
})

describe('a plan that breaks a rule is found', () => {
  const catalogue = fullCatalogue()
  const dishes = ownDishes(catalogue)

  /** A random problem with a row that such a fault can be planted in, and its plan. */
  function found(fits: (given: RandomProblem, row: number) => boolean) {
    const next = numbersFrom(SEED)
    for (let tries = 0; tries < 400; tries += 1) {
      const given = randomProblem(catalogue, dishes, next)
      const row = given.problem.rows.findIndex((_, index) => fits(given, index))
      if (row >= 0) return { given, row, rows: [...searchPlan(given.problem).rows] }
    }
    throw new Error('No problem fits')
  }

  const offered = ({ household, named }: RandomProblem, id: string, category: Category) =>
    household.table.forEaters(named.get(id) ?? null, category).offered(category)

  const isOpen = ({ problem }: RandomProblem, index: number) => problem.rows[index]?.isLocked === false

  function plant(
    { given, row, rows }: ReturnType<typeof found>,
    which: (given: RandomProblem, row: number) => MealWithSwaps | null | undefined,
  ): string[] {
    const own = rows[row]
    if (own) rows[row] = { ...own, chosen: which(given, row) ?? null }
    return brokenRules(given, rows, dishes)
  }

  const mealsOf = (given: RandomProblem, index: number) => {
    const row = given.problem.rows[index]
    return row ? offered(given, row.id, row.category) : []
  }

  /** A week of one person without settings, with wishes, and its plan, which breaks nothing. */
  function weekOf(change: Parameters<typeof week>[1]) {
    const problem = week(SEED, change)
    const table = menuOfTable(catalogue, [{ ...PERSON, ...tastesOf(catalogue, NO_SETTINGS) }], [])
    const given: RandomProblem = { problem, household: { table, settingsOf: () => [] }, named: new Map() }
    const { rows } = searchPlan(problem)
    expect(brokenRules(given, rows, dishes)).toEqual([])
    return { given, rows }
  }

  test('a requirement', () => {
    const fault = found(
      (given, index) =>
        isOpen(given, index) &&
        given.household
          .settingsOf(
            given.problem.rows[index]?.category ?? 'dinner',
            given.named.get(given.problem.rows[index]?.id ?? '') ?? null,
          )
          .some(({ requirements }) => Object.keys(requirements).includes('VEGAN')),
    )
    const beef = catalogue.meals.find(({ mainKind }) => mainKind === 'beef')
    expect(plant(fault, () => beef && { meal: beef, swaps: [] })).toContain('requirement')
  })

  test('a lock', () => {
    const fault = found((given, index) => !isOpen(given, index))
    expect(
      plant(fault, (given, row) =>
        mealsOf(given, row).find((one) => one.meal !== given.problem.rows[row]?.chosen?.meal),
      ),
    ).toContain('lock')
  })

  test('"never again"', () => {
    const isNever = (given: RandomProblem, index: number) =>
      mealsOf(given, index).find(({ meal }) => given.problem.opinions.never.has(meal.id))
    const fault = found((given, index) => isOpen(given, index) && isNever(given, index) !== undefined)
    expect(plant(fault, isNever)).toContain('never again')
  })

  test('minutes', () => {
    const { minutes } = NO_WISHES
    const wishes = withWishes({ minutes: { ...minutes, dinner: { weekday: 20, weekend: 20 } } })
    const { given, rows } = weekOf({ wishes })
    const row = rows.findIndex(({ category }) => category === 'dinner')
    const long = mealsOf(given, row).find(({ meal }) => meal.meal.minutes > 45)
    expect(plant({ given, row, rows: [...rows] }, () => long)).toContain('minutes')
  })

  test('an empty row', () => {
    const fault = found(
      (given, index) =>
        isOpen(given, index) && given.problem.opinions.never.size === 0 && mealsOf(given, index).length > 0,
    )
    expect(plant(fault, () => null)).toContain('empty')
  })

  test('a count', () => {
    const { given, rows } = weekOf({ wishes: withWishes({ counts: { FISH: { atLeast: 3, atMost: null } } }) })
    const meatless = given.household.table
      .forCategory('lunch')
      .offered('lunch')
      .filter(({ meal }) => meal.mainKind === 'beans' || meal.mainKind === 'eggs')
    const without = rows.map((row, index) =>
      row.category === 'breakfast' ? row : { ...row, chosen: meatless[index] ?? meatless[0] ?? null },
    )
    expect(brokenRules(given, without, dishes)).toContain('count')
  })
})

test('the same problem gives the same plan, in turns or at once, and another seed another', async () => {
  const { rows } = searchPlan(week(7))
  expect(idsOf((await searchPlanInTurns(week(7))).rows)).toEqual(idsOf(rows))
  expect(idsOf(searchPlan(week(8)).rows)).not.toEqual(idsOf(rows))
})

test('what an average adult should have is in a week, no meal twice', () => {
  for (const seed of [1, 2, 3]) {
    const problem = week(seed)
    const { rows } = searchPlan(problem)
    expect(new Set(idsOf(rows)).size).toBe(21)
    for (const { isMet, memberId } of summarize(problem, rows).targets) expect([isMet, memberId]).toEqual([true, null])
  }
})

test('wishes are met: minutes, counts, targets of a member; what is to be used up and what is a favourite comes', () => {
  const atMost20 = { weekday: 20, weekend: null }
  const { minutes } = NO_WISHES
  const wishes = withWishes({
    minutes: { ...minutes, dinner: atMost20 },
    counts: { FISH: { atLeast: 2, atMost: null }, RED_MEAT: { atLeast: null, atMost: 1 } },
    targets: new Map([['p0', { protein: { atLeast: 90, atMost: null } }]]),
  })
  const favourites = new Set(
    Array.from(fullCatalogue().byCategory.dinner, (index) => fullCatalogue().meals[index]?.id ?? '').slice(0, 120),
  )
  const problem = week(3, { wishes, nearDate: new Set(['baby-spinach']), opinions: { ...NO_OPINIONS, favourites } })
  const { rows } = searchPlan(problem)
  expect(summarize(problem, rows).missed).toEqual([])
  const dinners = rows.filter(({ category }) => category === 'dinner')
  for (const { chosen } of dinners.slice(0, 5)) expect(chosen?.meal.meal.minutes).toBeLessThanOrEqual(20)
  expect(rows.some(({ chosen }) => chosen?.meal.lines.some(({ slug }) => slug === 'baby-spinach'))).toBe(true)
})

test('reasons are true, and untrue without their row', () => {
  const problem = week(5, { nearDate: new Set(['baby-spinach']) })
  const { rows } = searchPlan(problem)
  const all = summarize(problem, rows)
  const reasons = reasonsOf(problem, rows)
  expect(reasons.size).toBeGreaterThan(14)
  for (const [id, reason] of reasons) {
    const less = rows.map((row) => (row.id === id ? { ...row, chosen: null } : row))
    const rest = summarize(problem, less)
    const row = rows.find((one) => one.id === id)
    if (reason.kind === 'USES_REST') {
      const left = (of: typeof all) =>
        of.leftovers.find(({ ingredient }) => ingredient === reason.ingredient)?.amount ?? 0
      expect(left(rest) - left(all)).toBeCloseTo(reason.amount, 6)
    } else if (reason.kind === 'MEETS_TARGET') {
      expect(all.targets.find(({ nutrient }) => nutrient === reason.nutrient)?.perDay).toBeCloseTo(reason.perDay, 6)
      expect(reason.without).toBeLessThan(reason.perDay)
    } else if (reason.kind === 'ONLY_OF_MAIN')
      expect(less.some(({ chosen }) => chosen?.meal.mainKind === reason.mainKind)).toBe(false)
    else if (reason.kind === 'USES_AT_HOME')
      expect(less.some(({ chosen }) => chosen?.meal.lines.includes(reason.ingredient))).toBe(false)
    else if (reason.kind === 'QUICK') {
      expect(row?.chosen?.meal.meal.minutes).toBe(reason.minutes)
      expect(reason.minutes).toBeLessThan(reason.usual)
    }
  }
})

test('after a change of one row at most four others change, and the targets are met', () => {
  for (const seed of [1, 2, 3, 4]) {
    const problem = week(seed)
    const before = searchPlan(problem).rows
    const dinner = 14 + (seed % 7)
    const heavy = [...problem.catalogue.byCategory.dinner]
      .map((index) => problem.catalogue.meals[index])
      .find((meal) => meal && !idsOf(before).includes(meal.id))
    const rows = before.map((row, index) =>
      index === dinner && heavy ? { ...row, chosen: { meal: heavy, swaps: [] } } : row,
    )
    const changed = planned(problem, rows)
    const after = atOnce(balanceRest(changed, rows[dinner]?.id ?? ''))
    expect(after.changed.length).toBeLessThanOrEqual(4)
    expect(after.changed).not.toContain(rows[dinner]?.id)
    expect(after.rows[dinner]?.chosen?.meal).toBe(heavy)
    expect(summarize(changed, after.rows).targets.every(({ isMet }) => isMet)).toBe(true)
  }
})
