import { suitability } from '../../../../server/catalogue/diet'
import { compileDiet } from '../../../../server/catalogue/compileDiet'
import { decodeMealEntryId } from '../../../../server/catalogue/mealEntryId'
import { nutritionOf } from '../../../../server/catalogue/nutrition'
import { dietOfRequirements } from '../../../../server/catalogue/requirementInputs'
import { TAGS } from '../../../../server/catalogue/types'
import { LIMITS } from '../../../../schema/limits'
import { statementsOf } from '../../../support/countStatements'
import { givenApp } from '../../../support/givenApp'
import { signUpAndIn } from '../../../support/people'
import { partnerKey } from '../../../support/principals'
import { type Answer, counts, type Input, PROPOSE, type Version } from './proposeCalls'

const app = givenApp({ RATE_LIMIT_SCALE: '100000' })
let key: string
beforeAll(async () => {
  key = await partnerKey(app, 'MEALS_READ')
})

async function propose(input: Input, token = key): Promise<Answer> {
  const { data, errors } = await app.graphql(PROPOSE, { input }, token)
  expect(errors).toBeUndefined()
  return data.proposePlan as never
}

const versionsOf = ({ plan }: Answer) => plan?.rows.flatMap(({ content }) => content?.dishes[0]?.version ?? []) ?? []
const chosenIn = (version: Version) => {
  const { compiled } = app.services.catalogue
  const chosen = decodeMealEntryId(version.id.replace('RecipeVersion:', ''), compiled, () => undefined)
  if (!chosen) throw new Error(`${version.id} names nothing`)
  return chosen
}

/** A dinner that is dairy free with swaps alone. */
function swappedDinner() {
  const { meals, byCategory } = app.services.catalogue.compiled
  const diet = compileDiet(dietOfRequirements([{ requirement: 'DAIRY_FREE' }]))
  const index = [...byCategory.dinner].find((one) => meals[one] && suitability(meals[one], diet).kind === 'swapped')
  return meals[index ?? -1]?.slug ?? ''
}

test('a plan for what was stated, which draftPlan finds nothing wrong with; what stays is there, adapted', async () => {
  const requirements = [
    { requirement: 'DAIRY_FREE' as const },
    { requirement: 'NUT_FREE' as const, setting: 'STRICT' as const },
  ]
  const slug = swappedDinner()
  const keep = [{ category: 'DINNER', position: 2, recipe: slug, serves: 5 }]
  const given = { counts: counts(2, 3, 4), requirements: requirements.slice(0, 1), keep, seed: 'spring' }
  const answer = await propose(given)
  expect([answer.ok, answer.seed, answer.errors]).toEqual([true, 'spring', []])
  const rows = answer.plan?.rows ?? []
  expect(rows.map(({ category, position }) => `${category} ${position}`)).toEqual([
    ...['BREAKFAST 0', 'BREAKFAST 1', 'LUNCH 0', 'LUNCH 1', 'LUNCH 2'],
    ...['DINNER 0', 'DINNER 1', 'DINNER 2', 'DINNER 3'],
  ])
  expect(
    rows.filter(({ isLocked }) => isLocked).map(({ category, position, serves }) => [category, position, serves]),
  ).toEqual([['DINNER', 2, 5]])
  expect(rows.filter(({ isLocked }) => !isLocked).map(({ serves }) => serves)).toEqual(
    Array.from({ length: 8 }, () => 2),
  )
  const kept = rows.find(({ isLocked }) => isLocked)?.content?.dishes[0]?.version
  expect(kept && chosenIn(kept).meal.slug).toBe(slug)
  expect(kept?.swaps[0]).toMatchObject({ from: { name: expect.any(String) }, note: expect.any(String) })
  expect([answer.plan?.status, answer.plan?.problems, rows.flatMap(({ eatenBy }) => eatenBy)]).toEqual([
    'DRAFT',
    [],
    [],
  ])
  expect(answer.plan?.shoppingList?.leftCount).toBeGreaterThan(10)
  expect(rows.some(({ reason }) => reason !== null)).toBe(true)
  const draft = `query ($input: DraftPlanInput!) { draftPlan(input: $input) { errors { field } plan { problems { reasons } rows { title } } } }`
  const asDraft = rows.map(({ category, content }) => ({
    category,
    content: { dishes: [{ recipe: content?.dishes[0]?.version.id }] },
  }))
  const { data } = await app.graphql(draft, { input: { rows: asDraft, requirements: requirements.slice(0, 1) } }, key)
  expect(data.draftPlan).toEqual({ errors: [], plan: { problems: [], rows: rows.map(({ title }) => ({ title })) } })
  const again = await propose(given)
  expect(again).toEqual(answer)
  expect((await propose({ ...given, requirements })).plan?.id).not.toBe(answer.plan?.id)
})

test('without a seed the server chooses one, which gives the same plan again', async () => {
  const first = await propose({ counts: counts(0, 0, 5) })
  const again = await propose({ counts: counts(0, 0, 5), seed: first.seed })
  expect(versionsOf(again)).toEqual(versionsOf(first))
  expect((await propose({ counts: counts(0, 0, 5) })).seed).not.toBe(first.seed)
})

test('figures of a day are those of the meals, and what is missed is said of each person', async () => {
  const targets = [
    { nutrient: 'PROTEIN' as const, atLeast: 60 },
    { nutrient: 'FIBRE' as const, atLeast: 400 },
  ]
  const answer = await propose({ counts: counts(3, 3, 3), targets, seed: 'figures' })
  const { summary } = answer.plan ?? {}
  const eaten = versionsOf(answer).map((version) => {
    const { meal, swaps } = chosenIn(version)
    return nutritionOf(meal, swaps).perServe
  })
  for (const [index, field] of (['protein', 'fibre'] as const).entries()) {
    const sum = eaten.reduce((all, one) => all + (one?.[field] ?? NaN), 0)
    expect(summary?.targets[index]?.perDay).toBeCloseTo(sum / 3, 0)
  }
  expect(summary?.targets.map(({ nutrient, atLeast, isMet, member }) => [nutrient, atLeast, isMet, member])).toEqual([
    ['PROTEIN', 60, true, null],
    ['FIBRE', 400, false, null],
  ])
  expect(summary?.missed).toMatchObject([{ kind: 'TARGET', relaxations: [] }])
  expect(summary?.missed[0]?.text).toMatch(
    /^Each person gets \d+\u00a0g of fibre a day; at least 400\u00a0g is wanted\.$/,
  )
})

test('where too little suits, it says how much there is, and what excludes the rest', async () => {
  const few = await propose({
    counts: counts(0, 0, 10),
    requirements: [
      { requirement: 'VEGAN', setting: 'STRICT' },
      { requirement: 'GLUTEN_FREE', setting: 'STRICT' },
    ],
    neverEaten: ['garlic', 'onions', 'tomatoes', 'beans', 'rice', 'lentils'],
    seed: 'few',
  })
  const [dinners] = few.categories
  expect(dinners).toMatchObject({ category: 'DINNER', count: 10 })
  expect(dinners?.differentMeals).toBeLessThan(10)
  expect(dinners?.excludedBy.length).toBeGreaterThan(1)
  expect(new Set(versionsOf(few).map(({ id }) => id)).size).toBe(dinners?.differentMeals)
  const tags = TAGS.map((tag) => ({ tag: tag.replaceAll(' ', '-'), setting: 'NEVER' as const }))
  const none = await propose({
    counts: counts(2, 0, 0),
    requirements: [{ requirement: 'VEGAN', setting: 'STRICT' }],
    neverEaten: ['oats', 'bread', 'fruit', 'rice', 'tofu', 'wheat', 'seeds', 'beans', 'vegetables'],
    tags,
    seed: 'none',
  })
  expect([none.ok, none.categories[0]?.differentMeals]).toEqual([true, 0])
  expect(none.plan).toMatchObject({ summary: null, shoppingList: { leftCount: 0 } })
  expect(none.plan?.rows.map(({ content, title, reason }) => [content, title, reason])).toEqual([
    [null, null, null],
    [null, null, null],
  ])
})

test('what is kept and does not suit is refused, with why', async () => {
  const beef = app.services.catalogue.compiled.meals.find(
    ({ mainKind, meal }) => mainKind === 'beef' && meal.categories.includes('dinner'),
  )
  const keep = [{ category: 'DINNER', position: 0, recipe: beef?.slug }]
  const vegan = await propose({ counts: counts(0, 0, 2), keep, requirements: [{ requirement: 'VEGAN' }] })
  expect(vegan).toMatchObject({
    ok: false,
    plan: null,
    seed: null,
    categories: [],
    errors: [{ code: 'UNSUITABLE', field: 'keep[0].recipe' }],
  })
  expect(vegan.errors[0]?.message).toContain('and you asked for Vegan')
  const [tag] = beef?.meal.tags ?? []
  const never = await propose({
    counts: counts(0, 0, 2),
    keep,
    tags: [{ tag: tag?.replaceAll(' ', '-') ?? '', setting: 'NEVER' }],
  })
  expect(never.errors).toMatchObject([{ code: 'UNSUITABLE', field: 'keep[0].recipe' }])
  expect(never.errors[0]?.message).toContain(`Tagged ${tag}, which you never want`)
  const all = await propose({ counts: counts(0, 0, 1), keep })
  expect(all.plan?.rows).toMatchObject([{ title: beef?.name, isLocked: true }])
})

test('what is never eaten is named by words, slugs or ids, and never comes', async () => {
  const named = [['honey'], ['Ingredient:honey'], ['something with honey']]
  for (const neverEaten of named) {
    const answer = await propose({ counts: counts(10, 0, 0), neverEaten, seed: 'honey' })
    const eaten = versionsOf(answer).flatMap((version) => {
      const { meal, swaps } = chosenIn(version)
      return meal.lines.map((one) => swaps.find(({ from }) => from === one)?.to?.name ?? one.name)
    })
    expect(eaten.length).toBeGreaterThan(20)
    expect(eaten.filter((name) => name.includes('honey'))).toEqual([])
  }
})

test('everything that is wrong is named by its path', async () => {
  const dinner = swappedDinner()
  const one = counts(0, 0, 1)
  const keptAt = (position: number, more = {}) => ({ category: 'DINNER', position, recipe: dinner, ...more })
  const many = <Item>(length: number, item: Item): Item[] => Array.from({ length }, () => item)
  const wrong: [Partial<Input>, string, string][] = [
    [{ counts: [] }, 'EMPTY_PLAN', 'counts'],
    [{ counts: counts(0, 0, 0) }, 'EMPTY_PLAN', 'counts'],
    [{ counts: counts(11, 0, 0) }, 'OUT_OF_RANGE', 'counts[0].count'],
    [{ counts: [...one, { category: 'DINNER', count: 1 }] }, 'DUPLICATE', 'counts[3].category'],
    [{ serves: 0 }, 'OUT_OF_RANGE', 'serves'],
    [{ seed: 's'.repeat(LIMITS.seedLength + 1) }, 'TOO_LONG', 'seed'],
    [{ requirements: many(41, { requirement: 'VEGAN' as const }) }, 'TOO_MANY', 'requirements'],
    [{ neverEaten: ['honey', 'xyzzy'] }, 'UNKNOWN', 'neverEaten[1]'],
    [{ neverEaten: ['honey', ' '] }, 'UNKNOWN', 'neverEaten[1]'],
    [{ neverEaten: many(101, 'egg') }, 'TOO_MANY', 'neverEaten'],
    [{ neverEaten: ['e'.repeat(LIMITS.neverEatenLength + 1)] }, 'TOO_LONG', 'neverEaten'],
    [{ tags: [{ tag: 'none', setting: 'MORE' }] }, 'UNKNOWN', 'tags[0].tag'],
    [{ tags: many(2, { tag: 'quick', setting: 'MORE' as const }) }, 'DUPLICATE', 'tags[1].tag'],
    [{ targets: [{ nutrient: 'FIBRE' }] }, 'REQUIRED', 'targets[0].atLeast'],
    [{ targets: [{ nutrient: 'FIBRE', atLeast: 0 }] }, 'OUT_OF_RANGE', 'targets[0].atLeast'],
    [{ targets: [{ nutrient: 'FIBRE', atLeast: 9, atMost: 8 }] }, 'OUT_OF_RANGE', 'targets[0].atMost'],
    [{ targets: many(2, { nutrient: 'FIBRE' as const, atMost: 8 }) }, 'DUPLICATE', 'targets[1].nutrient'],
    [{ keep: [keptAt(1)] }, 'OUT_OF_RANGE', 'keep[0].position'],
    [{ counts: counts(0, 0, 3), keep: [keptAt(1), keptAt(1)] }, 'DUPLICATE', 'keep[1].position'],
    [{ keep: [keptAt(0, { serves: 0 })] }, 'OUT_OF_RANGE', 'keep[0].serves'],
    [{ keep: [keptAt(0, { recipe: 'none' })] }, 'UNKNOWN', 'keep[0].recipe'],
    [{ counts: counts(1, 0, 0), keep: [keptAt(0, { category: 'BREAKFAST' })] }, 'INVALID', 'keep[0].category'],
    [{ keep: many(LIMITS.entriesPerList + 1, keptAt(0)) }, 'TOO_MANY', 'keep'],
  ]
  for (const [input, code, field] of wrong) {
    const { errors, ...rest } = await propose({ counts: one, ...input })
    expect([field, errors.map((each) => [each.code, each.field])]).toEqual([field, [[code, field]]])
    expect(rest).toEqual({ ok: false, plan: null, seed: null, categories: [] })
  }
})

test('a person gets the same, for no household, and nothing is stored or counted', async () => {
  const { token } = await signUpAndIn(app)
  const input = { counts: counts(0, 0, 3), seed: 'same' }
  const generated = () => app.services.db('generated_plans').count({ count: '*' })
  const before = await generated()
  const own = await propose(input, token)
  expect(versionsOf(own)).toEqual(versionsOf(await propose(input)))
  expect(await generated()).toEqual(before)
  const ask = (dinners: number) => statementsOf(app.services.db, () => propose({ counts: counts(0, 0, dinners) }))
  expect((await ask(10)).length).toBe((await ask(1)).length)
})
