import type { SearchedRow } from '../../../../server/planning/search/searchedPlan'
import { proposePlan } from '../../../../server/planning/propose/proposePlan'
import { fullCatalogue } from '../../../support/fullCatalogue'
import { SEED } from '../../../support/runs'
import { numbersFrom } from '../randomSettings'
import { type RandomRequest, randomRequest } from './randomRequests'
import { brokenRequest, rowsOf, runRequests } from './requestRun'

test('plans for random requests break no rule that those of households keep', async () => {
  const { seen, broken } = await runRequests(60, SEED)
  expect(broken).toEqual([])
  expect(Math.min(seen.rows, seen.kept, seen.adapted)).toBeGreaterThan(10)
}, 60_000)

describe('a proposal that breaks a rule is found', () => {
  const catalogue = fullCatalogue()

  /** A random request with a row in which such a fault can be planted, and its plan. */
  async function found(fits: (request: RandomRequest, row: number) => boolean) {
    const next = numbersFrom(SEED)
    for (let tries = 0; tries < 1000; tries += 1) {
      const request = randomRequest(catalogue, next)
      const row = request.problem.rows.findIndex((_, index) => fits(request, index))
      if (row >= 0) return { request, row, rows: await rowsOf(request, catalogue) }
    }
    throw new Error('No request fits')
  }

  const isOpen = ({ problem }: RandomRequest, row: number) => problem.rows[row]?.isLocked === false
  const put = (rows: readonly SearchedRow[], row: number, chosen: SearchedRow['chosen']) =>
    rows.map((one, index) => (index === row ? { ...one, chosen } : one))
  const mealWith = (fits: (meal: (typeof catalogue.meals)[number]) => boolean): SearchedRow['chosen'] => {
    const meal = catalogue.meals.find(fits)
    return meal ? { meal, swaps: [] } : null
  }

  test('what is never eaten', async () => {
    const isOfGarlic = ({ input }: RandomRequest) => input.neverEaten?.includes('garlic') ?? false
    const { request, rows, row } = await found((one, index) => isOpen(one, index) && isOfGarlic(one))
    const garlic = mealWith(({ lines }) => lines.some(({ slug }) => slug === 'garlic'))
    expect(brokenRequest(request, put(rows, row, garlic))).toContain('requirement')
  })

  test('a requirement', async () => {
    const isVegan = ({ input }: RandomRequest) =>
      input.requirements?.some(({ requirement }) => requirement === 'VEGAN') ?? false
    const { request, rows, row } = await found((one, index) => isOpen(one, index) && isVegan(one))
    const beef = mealWith(({ mainKind }) => mainKind === 'beef')
    expect(brokenRequest(request, put(rows, row, beef))).toContain('requirement')
  })

  test('a tag that is never wanted', async () => {
    const isWithoutSpicy = ({ input }: RandomRequest) =>
      input.tags?.some(({ tag, setting }) => tag === 'spicy' && setting === 'NEVER') ?? false
    const { request, rows, row } = await found((one, index) => isOpen(one, index) && isWithoutSpicy(one))
    const spicy = mealWith(({ meal }) => meal.tags.includes('spicy'))
    expect(brokenRequest(request, put(rows, row, spicy))).toContain('tag')
  })

  test('a meal that stays, one that comes twice, and a row that is left empty', async () => {
    const kept = await found((one, index) => one.problem.rows[index]?.isLocked === true && one.problem.rows.length > 5)
    expect(brokenRequest(kept.request, put(kept.rows, kept.row, null))).toContain('lock')
    const free = await found(
      (one, index) => isOpen(one, index) && isOpen(one, index + 1) && one.problem.rows.length > 5,
    )
    const again = put(free.rows, free.row, free.rows[free.row + 1]?.chosen ?? null)
    expect(brokenRequest(free.request, again)).toContain('twice')
    expect(brokenRequest(free.request, put(free.rows, free.row, null))).toContain('empty')
    expect(brokenRequest(free.request, free.rows.slice(1))).toContain('rows')
  })
})

test('a seed gives the same bytes, and another one another plan', async () => {
  const catalogue = { compiled: fullCatalogue() }
  const counts = [{ category: 'dinner' as const, count: 7 }]
  const bytes = async (seed: string) => {
    const { plan, ...rest } = await proposePlan({ catalogue } as never, { counts, seed })
    return JSON.stringify([plan?.stored, rest])
  }
  expect(await bytes('one')).toBe(await bytes('one'))
  expect(await bytes('two')).not.toBe(await bytes('one'))
})

test('while it is searched, others are answered', async () => {
  let turns = 0
  let isDone = false
  const count = (): void => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  const counts = [{ category: 'dinner' as const, count: 10 }]
  await proposePlan({ catalogue: { compiled: fullCatalogue() } } as never, { counts, seed: 'turns' })
  isDone = true
  expect(turns).toBeGreaterThan(4)
})
