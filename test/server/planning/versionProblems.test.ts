import type { CompiledMeal } from '../../../server/catalogue/compiled'
import { compileDiet } from '../../../server/catalogue/compileDiet'
import { suitability } from '../../../server/catalogue/diet'
import { encodeMealEntryId } from '../../../server/catalogue/mealEntryId'
import { givenApp } from '../../support/givenApp'
import { addMember } from '../../support/households'
import { type Person, signUpAndIn } from '../../support/people'
import { setSettings } from '../../support/plans'

const DINNER = 4
const app = givenApp()
let ann: Person
let vegan: string
let meals: Record<'suitable' | 'swapped' | 'unsuitable', CompiledMeal>

/** Ann, who eats everything, and Mia, a vegan who eats dinner alone. */
beforeAll(async () => {
  const diet = compileDiet({ requirements: new Map([['VEGAN', 'ADAPT']]), neverEaten: [] })
  const first = (kind: string) => {
    const meal = app.services.catalogue.compiled.meals.find(
      (one) => one.categoryMask === DINNER && suitability(one, diet).kind === kind,
    )
    if (!meal) throw new Error(`No dinner is ${kind} for a vegan`)
    return meal
  }
  meals = { suitable: first('suitable'), swapped: first('swapped'), unsuitable: first('unsuitable') }
  ann = await signUpAndIn(app)
  vegan = await addMember(app, ann, 'Mia', { requirements: { VEGAN: 'ADAPT' } }, { eats: DINNER })
})

interface Version {
  id: string
  meets: { code: string }[]
  problem: {
    reasons: string[]
    blockedBy: { member: { id: string } | null }[]
    replacement: { id: string } | null
  } | null
}

const idOf = (meal: CompiledMeal) => `RecipeVersion:${encodeMealEntryId(meal.id, [])}`
const ASK = `query ($id: ID!, $category: MealCategory, $eaters: [ID!]) { node(id: $id) { ... on RecipeVersion { id meets { code }
  problem(category: $category, eaters: $eaters) { reasons blockedBy { member { id } } replacement { id } } } } }`
async function read(id: string, planned: object = {}, token: string | undefined = ann.token): Promise<Version> {
  const { data, errors } = await app.graphql(ASK, { id, ...planned }, token)
  expect(errors).toBeUndefined()
  return data.node as unknown as Version
}
const VEGAN = expect.stringMatching(/^Contains .+, and Mia asked for Vegan$/) as string

describe('a version of a recipe', () => {
  it('has no problem where it suits those who eat it', async () => {
    expect((await read(idOf(meals.suitable))).problem).toBeNull()
    const { members } = await membersOf()
    const me = members.find(({ isViewer }) => isViewer)?.id
    expect((await read(idOf(meals.unsuitable), { category: 'DINNER', eaters: [me] })).problem).toBeNull()
  })

  it('names the version that suits, which has no problem and meets what was asked for (COOK-19)', async () => {
    const asIs = await read(idOf(meals.swapped))
    expect(asIs.problem?.reasons).toContainEqual(VEGAN)
    expect(asIs.problem?.blockedBy).toEqual([])
    expect(asIs.meets).not.toContainEqual({ code: 'VEGAN' })
    const adapted = await read(asIs.problem?.replacement?.id ?? '')
    expect(adapted.problem).toBeNull()
    expect(adapted.meets).toContainEqual({ code: 'VEGAN' })
  })

  it('says whom it does not suit where no swaps do', async () => {
    const { problem } = await read(idOf(meals.unsuitable))
    expect(problem?.reasons).toContainEqual(VEGAN)
    expect(problem?.blockedBy).toContainEqual({ member: { id: vegan } })
    expect(problem?.replacement).toBeNull()
  })

  it('goes by the row that it was reached by, unless the call says otherwise', async () => {
    const { members } = await membersOf()
    const me = members.find(({ isViewer }) => isViewer)?.id
    const rows = [vegan, me].map((one) => ({
      category: 'DINNER',
      content: { dishes: [{ recipe: idOf(meals.unsuitable) }] },
      eaters: [one],
    }))
    const problem = 'problem { reasons }'
    const { data } = await app.graphql(
      `query ($input: DraftPlanInput!) { draftPlan(input: $input) { plan { rows { content { ... on PlannedMeal { dishes {
        version { ${problem} ofAll: problem(eaters: ${JSON.stringify([vegan, me])}) { reasons } } } } } } } } }`,
      { input: { rows } },
      ann.token,
    )
    const { plan } = data.draftPlan as unknown as { plan: { rows: { content: { dishes: { version: object }[] } }[] } }
    const reasons = { reasons: expect.arrayContaining([VEGAN]) as string[] }
    expect(plan.rows.map(({ content: { dishes } }) => dishes[0]?.version)).toEqual([
      { problem: reasons, ofAll: reasons },
      { problem: null, ofAll: reasons },
    ])
  })

  it('has reasons also where someone never wants one of its tags, and then no other swaps help', async () => {
    const other = await signUpAndIn(app)
    const [tag] = meals.suitable.meal.tags
    await setSettings(app, other.userId, { tagPreferences: { [tag ?? '']: 'NEVER' } })
    const { problem } = await read(idOf(meals.suitable), {}, other.token)
    expect(problem).toMatchObject({ reasons: [expect.stringContaining(tag ?? '')], replacement: null })
  })
})

const membersOf = async () => {
  const { data } = await app.graphql('{ household { members { id isViewer } } }', {}, ann.token)
  return data.household as unknown as { members: { id: string; isViewer: boolean }[] }
}

describe('cooking a version', () => {
  const cook = (serves: number | null) =>
    app.graphql(
      `query ($id: ID!, $serves: Int) { node(id: $id) { ... on RecipeVersion { cooking(serves: $serves) { serves steps { text }
        ingredients { text name quantity { amount } listQuantity { amount unit { symbol } } ingredient { listUnit { symbol } } } } } } }`,
      { id: idOf(meals.suitable), serves },
      ann.token,
    )
  interface Cooking {
    serves: number
    steps: { text: string }[]
    ingredients: {
      text: string
      name: string
      quantity: object | null
      listQuantity: { amount: number; unit: { symbol: string } } | null
      ingredient: { listUnit: { symbol: string } }
    }[]
  }
  const cooked = async (serves: number | null) => {
    const { data, errors } = await cook(serves)
    expect(errors).toBeUndefined()
    return (data.node as unknown as { cooking: Cooking }).cooking
  }

  it('names no amount for no serves (COOK-11)', async () => {
    const { serves, ingredients } = await cooked(0)
    expect(serves).toBe(0)
    expect(ingredients.length).toBeGreaterThan(1)
    for (const { text, name, quantity, listQuantity } of ingredients)
      expect({ text, quantity, listQuantity }).toEqual({ text: name, quantity: null, listQuantity: null })
  })

  it('has amounts in the units of shopping lists, which grow with the serves (COOK-10)', async () => {
    const [one, four] = [await cooked(null), await cooked(4)]
    expect([one.serves, four.serves]).toEqual([1, 4])
    const measured = one.ingredients.filter(({ listQuantity }) => listQuantity !== null)
    expect(measured.length).toBeGreaterThan(1)
    for (const { listQuantity, ingredient } of measured) expect(listQuantity?.unit).toEqual(ingredient.listUnit)
    four.ingredients.forEach(({ listQuantity }, index) =>
      expect(listQuantity?.amount ?? 0).toBeCloseTo(4 * (one.ingredients[index]?.listQuantity?.amount ?? 0), 6),
    )
  })

  it.each([-1, 101])('refuses %p serves', async (serves) => {
    const { errors } = await cook(serves)
    expect(errors).toMatchObject([
      { message: 'Serves are 0 to 100.', extensions: { code: 'BAD_USER_INPUT', field: 'serves' } },
    ])
  })
})
