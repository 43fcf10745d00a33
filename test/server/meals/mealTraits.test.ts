import { givenApp } from '../../support/givenApp'
import { addMember } from '../../support/households'
import { signUpAndIn } from '../../support/people'

const app = givenApp()
const TRAITS = `query ($category: MealCategory!) {
  mealBases(category: $category) { mealList { slug uniqueId minutes } }
  viewer { household { mealTraits(category: $category) { uniqueId minutes ingredients tags isOwn isFavourite isLately } } }
}`

interface Answer {
  mealBases: { mealList: { slug: string; uniqueId: string; minutes: number }[] }
  viewer: {
    household: {
      mealTraits: {
        uniqueId: string
        minutes: number
        ingredients: string[]
        tags: string[]
        isOwn: boolean
        isFavourite: boolean
        isLately: boolean
      }[]
    }
  }
}

test('what the pickers offer is what they are searched by, under the same swaps, for the person who asks (PLAN-87)', async () => {
  const person = await signUpAndIn(app)
  await addMember(app, person, 'Mia', { requirements: { GLUTEN_FREE: 'ADAPT' } })
  const asked = async (category: string) => {
    const { data, errors } = await app.graphql(TRAITS, { category }, person.token)
    expect(errors).toBeUndefined()
    return data as unknown as Answer
  }
  for (const category of ['BREAKFAST', 'LUNCH', 'DINNER']) {
    const { mealBases, viewer } = await asked(category)
    const { mealTraits } = viewer.household
    expect(mealTraits.map(({ uniqueId }) => uniqueId).sort()).toEqual(
      mealBases.mealList.map(({ uniqueId }) => uniqueId).sort(),
    )
    expect(mealTraits.every(({ ingredients }) => ingredients.length > 0)).toBe(true)
    expect(mealTraits.some(({ isOwn, isFavourite, isLately }) => isOwn || isFavourite || isLately)).toBe(false)
  }
  const { mealBases } = await asked('DINNER')
  const [first, second] = mealBases.mealList
  const said = await app.graphql(
    'mutation ($input: SetOpinionInput!) { setOpinion(input: $input) { ok } }',
    { input: { recipe: first?.slug, isFavourite: true } },
    person.token,
  )
  expect(said.errors).toBeUndefined()
  const { viewer } = await asked('DINNER')
  const favourites = viewer.household.mealTraits.filter(({ isFavourite }) => isFavourite)
  expect(favourites.map(({ uniqueId }) => uniqueId)).toEqual([first?.uniqueId])
  expect(favourites[0]?.minutes).toBe(first?.minutes)
  expect(second).toBeDefined()
})
