import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'

const app = givenApp()
const SAVE = 'mutation ($input: SaveFormsInput!) { saveForms(input: $input) { errors { message } } }'
const PROPOSE = `mutation ($input: RandomizeMealPlanInput!) { randomizeMealPlan(input: $input) {
  dinner { mealList { minutes uniqueId } } errors { message } } }`

async function wish(person: Person, answers: object[]): Promise<void> {
  const { data } = await app.graphql(SAVE, { input: { answers } }, person.token)
  expect(data).toEqual({ saveForms: { errors: [] } })
}

async function minutesOfDinners(person: Person, seed: string): Promise<number[]> {
  const { data } = await app.graphql(PROPOSE, { input: { dinner: { numMeals: 5 }, seed } }, person.token)
  const { randomizeMealPlan: proposed } = data as unknown as {
    randomizeMealPlan: { dinner: { mealList: { minutes: number }[] }; errors: object[] }
  }
  expect(proposed.errors).toEqual([])
  return proposed.dinner.mealList.map(({ minutes }) => minutes)
}

test('proposals keep to the minutes that the household wishes', async () => {
  const person = await signUpAndIn(app)
  const freely = await Promise.all(['a', 'b', 'c'].map((seed) => minutesOfDinners(person, seed)))
  const quickest = Math.min(...freely.flat())
  const limit = [20, 25, 30, 40, 45].find((minutes) => minutes > quickest && minutes < Math.max(...freely.flat())) ?? 30
  await wish(person, [
    { fieldId: 'wishes.minutes.dinner.weekday', optionIds: [String(limit)] },
    { fieldId: 'wishes.minutes.dinner.weekend', optionIds: [String(limit)] },
  ])
  for (const seed of ['a', 'b', 'c'])
    for (const minutes of await minutesOfDinners(person, seed)) expect(minutes).toBeLessThanOrEqual(limit)
})
