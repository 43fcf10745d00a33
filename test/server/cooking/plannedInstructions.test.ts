import { encodeMealEntryId } from '../../../server/catalogue/mealEntryId'
import { ownMeals } from '../../../server/menu/ownMeals'
import { givenApp } from '../../support/givenApp'
import { bringTogether } from '../households/householdCalls'
import { type Person, signUpAndIn } from '../../support/people'
import { DIET, settingsCalls } from '../settings/settingsCalls'

const app = givenApp()
let person: Person
const { save } = settingsCalls(app, () => person)

beforeEach(async () => {
  person = await signUpAndIn(app)
})

const FIELDS = `name slug serves steps stepServes dietary unsuitable suitableEntry swaps { from to }
  ingredients { recipeText amount }`
const ask = (meals: object[], by = person) =>
  app.graphql(
    `query ($meals: [PlannedMealInput!]!) { plannedInstructions(meals: $meals) { ${FIELDS} } }`,
    { meals },
    by.token,
  )
async function recipes(meals: object[], by = person) {
  const { data, errors } = await ask(meals, by)
  expect(errors).toBeUndefined()
  return data.plannedInstructions as unknown as ({ slug: string; serves: number; unsuitable: string[] } | null)[]
}
const idOf = (meal: { id: string } | undefined) => encodeMealEntryId(meal?.id ?? '', [])
const mealWith = (fact: string) => {
  const found = app.services.catalogue.compiled.meals.find(({ lines }) => lines.some(({ slug }) => slug.includes(fact)))
  if (!found) throw new Error(`No meal with ${fact}`)
  return found
}

it('answers each meal in its order as the page of one shows it', async () => {
  const [one, other] = app.services.catalogue.compiled.meals
  const meals = [
    { uniqueId: idOf(other), serves: 4 },
    { uniqueId: 'unknown', serves: 1 },
    { uniqueId: idOf(one), serves: 2 },
  ]
  const [first, missing, second] = await recipes(meals)
  expect(missing).toBeNull()
  for (const [recipe, serves] of [
    [first, 4],
    [second, 2],
  ] as const) {
    const alone = await app.graphql(
      `query ($slug: String!, $serves: Int) { instructions(slug: $slug, serves: $serves) { ${FIELDS} } }`,
      { slug: recipe?.slug, serves },
      person.token,
    )
    expect(recipe).toEqual(alone.data.instructions)
  }
  expect([first?.slug, second?.slug]).toEqual([other?.slug, one?.slug])
})

it('says what does not suit those who eat it where it is planned', async () => {
  await save({ dietary: [{ label: DIET, settings: [{ choice: 'Vegan', setting: 'Strict' }] }] })
  const [recipe] = await recipes([{ uniqueId: idOf(mealWith('chicken')), serves: 1, category: 'DINNER' }])
  expect(recipe?.unsuitable).not.toEqual([])
})

it('shows nothing of a dish of another household', async () => {
  const [owner, mate] = [await signUpAndIn(app), await signUpAndIn(app)]
  const { data } = await app.graphql(
    `mutation ($input: SaveDishInput!) { saveDish(input: $input) { dish { id } errors { message } } }`,
    {
      input: {
        name: 'Toast',
        categories: ['DINNER'],
        minutes: 5,
        lines: [{ text: '1 slice bread' }],
        steps: ['Toast.'],
      },
    },
    owner.token,
  )
  expect(data).toMatchObject({ saveDish: { errors: [] } })
  const [dish] = await ownMeals(app.services, owner, app.services.catalogue.compiled)
  const uniqueId = idOf(dish)
  await bringTogether(app, owner, mate)
  expect(await recipes([{ uniqueId, serves: 1 }], mate)).toMatchObject([{ name: 'Toast' }])
  expect(await recipes([{ uniqueId, serves: 1 }])).toEqual([null])
})

it.each([
  [Array.from({ length: 64 }, () => ({ uniqueId: '', serves: 1 })), 'meals'],
  [
    [
      { uniqueId: '', serves: 1 },
      { uniqueId: '', serves: 0 },
    ],
    'meals[1].serves',
  ],
  [[{ uniqueId: '', serves: 11 }], 'meals[0].serves'],
])('refuses what is beyond its bounds, by its field', async (meals, field) => {
  const { errors } = await ask(meals)
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field } }])
})
