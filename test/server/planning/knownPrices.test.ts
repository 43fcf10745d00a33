import { randomUUID } from 'node:crypto'
import { pricedProduct } from '../../../server/catalogue/pricedProduct'
import { soldAs } from '../../../server/catalogue/soldAs'
import { pricesOf } from '../../../server/planning/pricesOf'
import { searchPlan } from '../../../server/planning/search/searchPlan'
import { summarize } from '../../../server/planning/search/summarize'
import { everyPrice } from '../../support/everyPrice'
import { fullCatalogue } from '../../support/fullCatalogue'
import { givenApp } from '../../support/givenApp'
import { signUpAndIn } from '../../support/people'
import { setPrices } from '../shopping/habitsCalls'
import { propose } from './proposals'
import { week, withWishes } from './search/weeks'

const app = givenApp({ RATE_LIMIT_SCALE: '100000' })

/** The products of an ingredient, each with what it holds. */
function productsOf(slug: string) {
  const ingredient = fullCatalogue().ingredientBySlug.get(slug)
  if (!ingredient) throw new Error(`There is no ${slug}`)
  const sale = soldAs(ingredient, ingredient.unit)
  return { ingredient, products: sale.sizes.map((size) => pricedProduct(ingredient, sale, size)) }
}

describe('what ingredients cost', () => {
  const { ingredient, products } = productsOf('chickpea-tinned')
  const [first] = products
  const key = first?.product ?? ''

  it('is not known where the household has said no price of one', () => {
    expect(pricesOf(new Map())).toBeNull()
    expect(pricesOf(new Map([['item:candles', 500]]))).toBeNull()
  })

  it('is what the household said of a pack, and nothing for what it said nothing of', () => {
    const prices = pricesOf(
      new Map([
        [key, 160],
        ['item:candles', 99_000],
      ]),
    )
    expect(prices?.of(ingredient)).toBeCloseTo(1.6 / (first?.content ?? 0), 9)
    expect(prices?.of(productsOf('brown-onion').ingredient)).toBeNull()
    expect(prices?.usual).toBe(1.6)
  })
})

test('a plan is searched for a budget by the prices of the household', () => {
  const prices = pricesOf(everyPrice())
  let [free, known, limited] = [0, 0, 0]
  for (const seed of [1, 2, 3, 4]) {
    const cost = (problem: ReturnType<typeof week>) => summarize(problem, searchPlan(problem).rows).cost?.dollars ?? 0
    const { rows } = searchPlan(week(seed))
    const { lines, cost: withPrices } = summarize(week(seed, { prices }), rows)
    expect(withPrices?.lines).toBe(lines)
    free += withPrices?.dollars ?? 0
    known += cost(week(seed, { prices }))
    limited += cost(week(seed, { prices, wishes: withWishes({ budget: 400 }) }))
  }
  expect(known).toBeLessThan(0.9 * free)
  expect(limited).toBeLessThan(0.97 * known)
})

test('what no one knows the price of is not bought for that', () => {
  const known = new Map([...everyPrice()].filter((_, index) => index % 2 === 0))
  const share = (found: ReturnType<typeof summarize>) => (found.cost?.lines ?? 0) / found.lines
  let [withBudget, without] = [0, 0]
  for (const seed of [1, 2, 3, 4]) {
    const priced = week(seed, { prices: pricesOf(known), wishes: withWishes({ budget: 50 }) })
    withBudget += share(summarize(priced, searchPlan(priced).rows))
    without += share(summarize(priced, searchPlan(week(seed)).rows))
  }
  expect(withBudget).toBeGreaterThan(0.8 * without)
})

test('the summary says dollars of the lines that the household has priced, and none without prices', async () => {
  const ann = await signUpAndIn(app)
  const { dinner } = await propose(app, ann, { dinner: { numMeals: 5 }, seed: 'priced' })
  const rows = (dinner?.mealList ?? []).map(({ uniqueId }) => ({
    id: randomUUID(),
    category: 'DINNER',
    content: { dishes: [{ recipe: uniqueId }] },
  }))
  const DRAFT = `query ($input: DraftPlanInput!) { draftPlan(input: $input) { plan {
    summary { lineCount dollars pricedLineCount missed { kind text } } } } }`
  interface Said {
    lineCount: number
    dollars: number | null
    pricedLineCount: number
    missed: { kind: string; text: string }[]
  }
  const summary = async () => {
    const { data, errors } = await app.graphql(DRAFT, { input: { rows } }, ann.token)
    expect(errors).toBeUndefined()
    return (data as unknown as { draftPlan: { plan: { summary: Said } } }).draftPlan.plan.summary
  }
  expect(await summary()).toMatchObject({ dollars: null, pricedLineCount: 0 })
  const known = [...everyPrice()].filter((_, index) => index % 3 === 0).slice(0, 400)
  for (let from = 0; from < known.length; from += 50)
    await setPrices(
      app,
      ann,
      known.slice(from, from + 50).map(([product, cents]) => ({ product, cents })),
    )
  const { lineCount, pricedLineCount, dollars } = await summary()
  expect(pricedLineCount).toBeGreaterThan(0)
  expect(pricedLineCount).toBeLessThan(lineCount)
  expect(dollars).toBeGreaterThan(0)
})
