import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { type Entry, setSettings } from '../../support/plans'
import { line, savedDish, soup } from './dishCalls'

const app = givenApp()
let anna: Person

beforeAll(async () => {
  anna = await signUpAndIn(app)
})

async function ask<Data>(query: string, variables: object): Promise<Data> {
  const { data, errors } = await app.graphql(query, variables, anna.token)
  if (errors) throw new Error(JSON.stringify(errors))
  return data as Data
}

const offered = async (name: string): Promise<Entry | undefined> => {
  const query = '{ mealBases(category: DINNER) { mealList { name uniqueId } } }'
  const { mealBases } = await ask<{ mealBases: { mealList: Entry[] } }>(query, {})
  return mealBases.mealList.find((one) => one.name === name)
}

test('the steps of an adapted dish name what is swapped in, and what they cannot follow is said beside them', async () => {
  await setSettings(app, anna.userId, { requirements: { VEGAN: 'ADAPT' } })
  const lines = [...soup().lines, line('1 cup milk', 0.25, 'cup', 'milk')]
  const adapted = async (name: string, step: string) => {
    const { slug } = await savedDish(app, anna, soup({ name, lines, steps: ['Cook the lentils.', step] }))
    const entry = (await offered(name))?.uniqueId
    const query =
      'query ($slug: String!, $entry: ID!) { instructions(slug: $slug, entry: $entry, serves: 4) { steps unfollowedSwaps { from to } swaps { from to } } }'
    return (await ask<{ instructions: { swaps: { to: string }[] } & object }>(query, { slug, entry })).instructions
  }
  const plain = await adapted('Plain soup', 'Stir in the milk.')
  const [{ to = '' } = {}] = plain.swaps
  expect(to).toMatch(/milk/)
  expect(plain).toMatchObject({ steps: ['Cook the lentils.', expect.stringMatching(/^Stir in the (?:\S+ )+milk\.$/)] })
  expect(plain).toMatchObject({ unfollowedSwaps: [] })
  expect(await adapted('Other soup', 'Stir in 250 ml milk.')).toMatchObject({
    steps: ['Cook the lentils.', 'Stir in 250 ml milk.'],
    unfollowedSwaps: [{ from: 'milk', to }],
  })
})
