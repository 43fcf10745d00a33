import { CATEGORIES } from '../../../server/catalogue/types'
import { makeKey } from '../../../server/partners/makeKey'
import { mealBases } from '../../../server/planning/mealBases'
import { brokenBy } from '../../support/eaten'
import { givenApp } from '../../support/givenApp'
import { signUpAndIn, type Person } from '../../support/people'
import { type Entry, ENTRY, setSettings } from '../../support/plans'

const BASES = `query ($category: MealCategory!) { mealBases(category: $category) { mealList { ${ENTRY} } } }`

const app = givenApp()
let person: Person

beforeEach(async () => {
  person = await signUpAndIn(app)
})

async function bases(category: string, by = person): Promise<Entry[]> {
  const answer = await app.graphql(BASES, { category }, by.token)
  expect(answer.errors).toBeUndefined()
  return (answer.data as unknown as { mealBases: { mealList: Entry[] } }).mealBases.mealList
}

it.each(CATEGORIES)('lists every %s meal for one serve, by main ingredient and then by name', async (category) => {
  const list = await bases(category.toUpperCase())
  expect(list).toHaveLength(app.services.catalogue.compiled.byCategory[category].length)
  for (const entry of list) expect(entry).toMatchObject({ numServes: 1, isCustomised: false, swaps: [] })
  const order = list.map(({ mainIngredient, name }) => `${mainIngredient}\n${name.toLowerCase()}`)
  expect(order).toEqual([...order].sort())
  expect(new Set(list.map(({ uniqueId }) => uniqueId)).size).toBe(list.length)
})

it('adapts to requirements, and is strict where that is asked', async () => {
  const before = await bases('DINNER')
  await setSettings(app, person.userId, { requirements: { DAIRY_FREE: 'ADAPT', GLUTEN_FREE: 'ADAPT' } })
  const adapted = await bases('DINNER')
  await setSettings(app, person.userId, { requirements: { DAIRY_FREE: 'STRICT', GLUTEN_FREE: 'STRICT' } })
  const strict = await bases('DINNER')
  expect(before.length).toBeGreaterThan(adapted.length)
  expect(adapted.length).toBeGreaterThan(strict.length)
  const { compiled } = app.services.catalogue
  expect(before.some(({ uniqueId }) => brokenBy(compiled, uniqueId, { DAIRY_FREE: 'ADAPT' }).length > 0)).toBe(true)
  for (const entry of adapted) {
    expect(brokenBy(compiled, entry.uniqueId, { DAIRY_FREE: 'ADAPT', GLUTEN_FREE: 'ADAPT' })).toEqual([])
    expect(entry.isCustomised).toBe(entry.swaps.length > 0)
  }
  expect(adapted.some(({ isCustomised }) => isCustomised)).toBe(true)
  for (const entry of strict) {
    expect(brokenBy(compiled, entry.uniqueId, { DAIRY_FREE: 'STRICT', GLUTEN_FREE: 'STRICT' })).toEqual([])
    expect(entry.isCustomised).toBe(false)
  }
})

it('leaves out tags that are never wanted', async () => {
  await setSettings(app, person.userId, { tagPreferences: { quick: 'NEVER', comfort: 'MORE' } })
  const list = await bases('LUNCH')
  expect(list.length).toBeGreaterThan(0)
  for (const { slug } of list)
    expect(app.services.catalogue.compiled.mealBySlug.get(slug)?.meal.tags).not.toContain('quick')
})

it("does not depend on other users' settings", async () => {
  const other = await signUpAndIn(app)
  await setSettings(app, other.userId, { requirements: { VEGAN: 'STRICT' } })
  expect((await bases('DINNER')).length).toBeGreaterThan((await bases('DINNER', other)).length)
})

it('builds an answer once for each diet and category', async () => {
  await setSettings(app, person.userId, { requirements: { VEGAN: 'ADAPT' } })
  const other = await signUpAndIn(app)
  await setSettings(app, other.userId, { requirements: { VEGAN: 'ADAPT' } })
  const first = await mealBases(app.services, person, 'lunch')
  expect((await mealBases(app.services, other, 'lunch')).mealList).toBe(first.mealList)
  expect((await mealBases(app.services, other, 'dinner')).mealList).not.toBe(first.mealList)
})

it('gives a partner with the scope every meal as it is', async () => {
  const reader = await makeKey(app.services, { partner: 'Corner shop', scopes: ['MEALS_READ'], expiresAt: null })
  const writer = await makeKey(app.services, { partner: 'Corner shop', scopes: ['LINKS_WRITE'], expiresAt: null })
  const answer = await app.graphql(BASES, { category: 'BREAKFAST' }, reader.key)
  expect(answer.data.mealBases).toEqual({ mealList: await bases('BREAKFAST') })
  expect((await app.graphql(BASES, { category: 'BREAKFAST' }, writer.key)).status).toBe(403)
  expect((await app.graphql('{ mealPlan { version } }', {}, reader.key)).status).toBe(403)
})

it('refuses other categories, and needs a token', async () => {
  expect((await app.graphql(BASES, { category: 'SUPPER' }, person.token)).status).toBe(400)
  expect((await app.graphql(BASES, { category: 'LUNCH' })).status).toBe(401)
})
