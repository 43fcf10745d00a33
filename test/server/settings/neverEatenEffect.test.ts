import { LIMITS } from '../../../schema/limits'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { NEVER } from './settingsCalls'

const app = givenApp()
let person: Person

const WORD = 'word understood ingredients { slug name } mealCount suggestions'
const EFFECT = `query ($text: String!, $fieldId: ID!) {
  neverEatenEffect(text: $text, fieldId: $fieldId) { words { ${WORD} } mealCount errors { code field message } }
}`
const SAVE = `mutation ($text: String!) {
  saveSettings(input: {dietary: [{label: "${NEVER}", text: $text}]}) { neverEaten { ${WORD} } errors { code } }
}`

interface Word {
  word: string
  understood: boolean
  ingredients: { slug: string; name: string }[]
  mealCount: number
  suggestions: string[]
}
interface Effect {
  words: Word[]
  mealCount: number
  errors: { code: string; field: string | null }[]
}

const effectOf = async (text: string, fieldId = 'dietary.neverEaten'): Promise<Effect> => {
  const answer = await app.graphql(EFFECT, { text, fieldId }, person.token)
  expect(answer.errors).toBeUndefined()
  return answer.data.neverEatenEffect as never
}

beforeAll(async () => {
  person = await signUpAndIn(app)
})

test('each word is reported with its ingredients by name and the number of meals that hold one of them', async () => {
  const { words, mealCount, errors } = await effectOf('mushrooms, Xyzzy, leek')
  expect(errors).toEqual([])
  expect(words.map(({ word, understood }) => [word, understood])).toEqual([
    ['mushrooms', true],
    ['Xyzzy', false],
    ['leek', true],
  ])
  const [mushrooms, unknown, leek] = words
  const { compiled } = app.services.catalogue
  const holds = (of: readonly { slug: string }[]) => {
    const slugs = new Set(of.map(({ slug }) => slug))
    return compiled.meals.filter(({ ingredients }) => ingredients.some(({ slug }) => slugs.has(slug))).length
  }
  expect(mushrooms?.ingredients).toContainEqual({ slug: 'shiitake-mushroom', name: expect.any(String) })
  const names = (mushrooms?.ingredients ?? []).map(({ name }) => name.toLowerCase())
  expect(names).toEqual([...names].sort())
  expect(mushrooms?.mealCount).toBeGreaterThan(10)
  expect(mushrooms?.mealCount).toBe(holds(mushrooms?.ingredients ?? []))
  expect(unknown).toMatchObject({ ingredients: [], mealCount: 0, suggestions: [] })
  expect(mealCount).toBe(holds([...(mushrooms?.ingredients ?? []), ...(leek?.ingredients ?? [])]))
})

test('a misspelt word is not understood and has near matches; a word that is understood has none', async () => {
  const { words } = await effectOf('brocolli\nonions')
  expect(words[0]).toMatchObject({ word: 'brocolli', understood: false, ingredients: [] })
  expect(words[0]?.suggestions).toContain('broccoli')
  expect(words[1]).toMatchObject({ understood: true, suggestions: [] })
})

test('what and joins is reported part by part', async () =>
  expect((await effectOf('garlic and xyzzy')).words.map(({ word, understood }) => [word, understood])).toEqual([
    ['garlic', true],
    ['xyzzy', false],
  ]))

test('a text that is too long or has too many words is refused; at the limits it is answered', async () => {
  const most = Array.from({ length: LIMITS.neverEatenWords }, (_, index) => `leek ${index}`)
  expect((await effectOf(most.join(','))).words).toHaveLength(LIMITS.neverEatenWords)
  expect(await effectOf([...most, 'leek'].join(','))).toMatchObject({
    words: [],
    mealCount: 0,
    errors: [{ code: 'TOO_MANY', field: 'text' }],
  })
  expect((await effectOf('x'.repeat(LIMITS.neverEatenLength))).errors).toEqual([])
  expect(await effectOf('x'.repeat(LIMITS.neverEatenLength + 1))).toMatchObject({
    words: [],
    errors: [{ code: 'TOO_LONG', field: 'text' }],
  })
})

test('the effect is for those who are signed in', async () => {
  const answer = await app.graphql(EFFECT, { text: 'leek', fieldId: 'dietary.neverEaten' })
  expect(answer.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
})

test('saving reports the same for the stored text', async () => {
  const answer = await app.graphql(SAVE, { text: 'mushrooms, xyzzy' }, person.token)
  expect(answer.data.saveSettings).toEqual({
    neverEaten: (await effectOf('mushrooms, xyzzy')).words,
    errors: [],
  })
})

test('for what is not liked the same words exclude the foods themselves, and no other field has words', async () => {
  const never = await effectOf('coriander')
  expect(await effectOf('coriander', 'dietary.neverEaten')).toEqual(never)
  const { words, mealCount } = await effectOf('coriander', 'dietary.disliked')
  expect(words[0]?.ingredients.map(({ slug }) => slug).sort()).toEqual([
    'coriander',
    'coriander-seed',
    'ground-coriander',
  ])
  expect(mealCount).toBeLessThan(never.mealCount * 0.6)
  expect(await effectOf('coriander', 'tags.preferences')).toEqual({
    words: [],
    mealCount: 0,
    errors: [{ code: 'UNKNOWN', field: 'fieldId', message: "This form has no field 'tags.preferences'." }],
  })
})
