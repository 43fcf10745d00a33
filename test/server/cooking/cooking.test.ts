import type { CompiledMeal } from '../../../server/catalogue/compiled'
import { compileDiet } from '../../../server/catalogue/compileDiet'
import { suitability } from '../../../server/catalogue/diet'
import { encodeMealEntryId } from '../../../server/catalogue/mealEntryId'
import { findRequirement } from '../../../server/catalogue/requirements'
import { brokenBy } from '../../support/eaten'
import { givenApp } from '../../support/givenApp'
import { signUpAndIn, type Person } from '../../support/people'
import { emptyRow, ERRORS, rowOf, type Wrong } from '../../support/plans'

interface Cooked {
  ingredients: {
    ingredient: { name: string }
    amount: number
    measurementUnit: string
    recipeText: string
    preparation: string | null
    optional: boolean
    insteadOf: string | null
    note: string | null
    typicalLocation: string
    picture: string
  }[]
  steps: string[]
}

const INGREDIENTS = `steps ingredients {
    ingredient { name } amount measurementUnit recipeText preparation optional insteadOf note typicalLocation picture
  }`
const COOK = `query ($entry: MealEntryInput!, $serves: Int) {
  cookingMeal(entry: $entry, serves: $serves) { ${INGREDIENTS} ${ERRORS} }
}`
const READ = `query ($slug: String!, $entry: ID, $serves: Int) {
  instructions(slug: $slug, entry: $entry, serves: $serves) {
    slug name picture mainIngredient minutes dietary tags serves ${INGREDIENTS} swaps { from to note }
    nutrition { perServe { energy protein } unknown }
  }
}`

const app = givenApp()
let person: Person

beforeAll(async () => {
  person = await signUpAndIn(app)
})

async function cook(entry: object, serves?: number): Promise<Cooked & { errors: Wrong[] }> {
  const answer = await app.graphql(COOK, { entry, serves }, person.token)
  expect(answer.errors).toBeUndefined()
  return answer.data.cookingMeal as never
}

type Shown = Cooked & {
  slug: string
  name: string
  picture: string
  dietary: string[]
  tags: string[]
  serves: number
  swaps: { from: string; to: string | null }[]
}

async function read(slug: string, entry?: string | null, serves?: number | null): Promise<Shown | null> {
  const answer = await app.graphql(READ, { slug, entry, serves })
  expect(answer.errors).toBeUndefined()
  return answer.data.instructions as never
}

/** A meal that is dairy free with swaps alone, and the id of it with them. */
function adaptedMeal(): { meal: CompiledMeal; uniqueId: string; swaps: { from: string; to: string | null }[] } {
  const diet = compileDiet({ requirements: new Map([['DAIRY_FREE', 'ADAPT']]), neverEaten: [] })
  for (const meal of app.services.catalogue.compiled.meals) {
    const answer = suitability(meal, diet)
    if (answer.kind === 'swapped' && answer.swaps.every(({ to }) => to !== null))
      return {
        meal,
        uniqueId: encodeMealEntryId(meal.id, answer.swaps),
        swaps: answer.swaps.map(({ from, to }) => ({ from: from.name, to: to?.name ?? null })),
      }
  }
  throw new Error('No meal is dairy free with swaps')
}

describe('cooking an entry', () => {
  it('gives ingredients in the order of use and steps, for its own serves', async () => {
    const row = rowOf(app, 'dinner', 4, 3)
    const { ingredients, steps, errors } = await cook(row)
    expect(errors).toEqual([])
    const { meals, byCategory } = app.services.catalogue.compiled
    const meal = meals[byCategory.dinner[4] ?? -1]
    expect(ingredients.map(({ ingredient }) => ingredient.name)).toEqual(meal?.lines.map(({ name }) => name))
    expect(steps).toHaveLength(meal?.meal.steps.length ?? 0)
    expect(steps.join(' ')).not.toMatch(/[{}]/)
    for (const { recipeText, measurementUnit, picture, insteadOf } of ingredients) {
      expect(recipeText).toMatch(/\S/)
      expect(['g', 'ml', 'piece']).toContain(measurementUnit)
      expect(picture).toMatch(/\S/)
      expect(insteadOf).toBeNull()
    }
  })

  it('scales to the serves asked', async () => {
    const one = await cook(rowOf(app, 'dinner', 4, 1))
    const eight = await cook(rowOf(app, 'dinner', 4, 1), 8)
    eight.ingredients.forEach(({ amount }, index) =>
      expect(amount).toBeCloseTo(8 * (one.ingredients[index]?.amount ?? 0), 6),
    )
  })

  it('shows swaps with what they stand in for', async () => {
    const { uniqueId, swaps } = adaptedMeal()
    const { ingredients } = await cook({ uniqueId, numServes: 2, isCustomised: false, name: 'x' })
    for (const { from, to } of swaps)
      expect(
        ingredients
          .filter(({ insteadOf }) => insteadOf === from)
          .map(({ ingredient, note }) => [ingredient.name, typeof note]),
      ).toContainEqual([to, 'string'])
  })

  it('needs nothing for an empty entry, and no amounts for no serves', async () => {
    expect(await cook(emptyRow(2))).toEqual({ ingredients: [], steps: [], errors: [] })
    const { ingredients, errors } = await cook(rowOf(app, 'lunch', 0, 0))
    expect(errors).toEqual([])
    expect(ingredients.length).toBeGreaterThan(1)
    for (const { amount } of ingredients) expect(amount).toBe(0)
  })

  it('refuses what is wrong, each by its path', async () => {
    const wrong = async (entry: object, serves?: number) =>
      (await cook(entry, serves)).errors.map(({ code, field }) => [code, field])
    expect(await wrong({ uniqueId: 'bm9uc2Vuc2U', numServes: 11 }, 99)).toEqual([
      ['OUT_OF_RANGE', 'entry.numServes'],
      ['UNKNOWN', 'entry.uniqueId'],
      ['OUT_OF_RANGE', 'serves'],
    ])
    expect(await wrong(rowOf(app, 'lunch'), -1)).toEqual([['OUT_OF_RANGE', 'serves']])
    expect((await app.graphql(COOK, { entry: rowOf(app, 'lunch'), serves: 'two' }, person.token)).status).toBe(400)
  })

  it('needs a token', async () => {
    expect((await app.graphql(COOK, { entry: rowOf(app, 'lunch') })).status).toBe(401)
  })
})

describe('the instructions page', () => {
  it('shows every meal of the catalogue to anybody', async () => {
    for (const meal of app.services.catalogue.compiled.meals.filter((_, index) => index % 20 === 0)) {
      const shown = await read(meal.slug)
      expect(shown).toMatchObject({
        slug: meal.slug,
        name: meal.name,
        serves: 1,
        swaps: [],
        tags: meal.meal.tags,
        mainIngredient: meal.mainKind,
      })
      expect(shown?.steps.length).toBeGreaterThan(0)
    }
  })

  it('shows the swaps of an entry, and the labels that the adapted meal meets', async () => {
    const { meal, uniqueId, swaps } = adaptedMeal()
    const [plain, adapted] = [await read(meal.slug, null, 4), await read(meal.slug, uniqueId, 4)]
    expect(plain?.dietary).not.toContain('Dairy free')
    expect(adapted?.dietary).toContain('Dairy free')
    expect(adapted?.swaps).toMatchObject(swaps)
    expect(adapted?.serves).toBe(4)
    expect(adapted?.steps).toHaveLength(meal.meal.steps.length)
    for (const { to } of swaps) expect(adapted?.ingredients.map(({ ingredient }) => ingredient.name)).toContain(to)
  })

  it('claims no label that what is eaten does not bear out', async () => {
    const { compiled } = app.services.catalogue
    const { meal, uniqueId } = adaptedMeal()
    const shown = [
      ...compiled.meals
        .filter((_, index) => index % 15 === 0)
        .map(({ id, slug }) => ({ slug, entry: encodeMealEntryId(id, []) })),
      { slug: meal.slug, entry: uniqueId },
    ]
    for (const { slug, entry } of shown)
      for (const label of (await read(slug, entry))?.dietary ?? []) {
        const key = findRequirement(label)?.key
        expect(key && brokenBy(compiled, entry, { [key]: 'ADAPT' })).toEqual([])
      }
  })

  it('shows nothing for what is unknown, or for an entry that is another meal', async () => {
    const [first, second] = app.services.catalogue.compiled.meals
    expect(await read('no-such-meal')).toBeNull()
    expect(await read(first?.slug ?? '', 'bm9uc2Vuc2U')).toBeNull()
    expect(await read(first?.slug ?? '', encodeMealEntryId(second?.id ?? '', []))).toBeNull()
  })

  it.each([0, 11, -1])('refuses %p serves', async (serves) => {
    const answer = await app.graphql(READ, { slug: app.services.catalogue.compiled.meals[0]?.slug, serves })
    expect(answer.status).toBe(400)
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'serves' })
  })
})
