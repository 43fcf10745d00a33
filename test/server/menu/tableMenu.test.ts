import { encodeMealEntryId } from '../../../server/catalogue/mealEntryId'
import { CATEGORIES } from '../../../server/catalogue/types'
import { membership } from '../../../server/households/membership'
import { tableMenu } from '../../../server/menu/tableMenu'
import { givenApp } from '../../support/givenApp'
import { addMember, joinHousehold } from '../../support/households'
import { type Person, signUpAndIn } from '../../support/people'
import { setSettings } from '../../support/plans'
import { savedDish, soup } from '../dishes/dishCalls'

const [BREAKFAST, LUNCH, DINNER] = [1, 2, 4]
const app = givenApp()
let ann: Person

beforeEach(async () => {
  ann = await signUpAndIn(app, `ann-${Math.random()}@example.com`)
})

const table = (person = ann) => tableMenu(app.services, person)
const keysOf = ({ forCategory }: Awaited<ReturnType<typeof table>>) =>
  CATEGORIES.map((category) => forCategory(category).menu.key)

test('someone alone has their own diet in every category', async () => {
  await setSettings(app, ann.userId, { requirements: { VEGAN: 'ADAPT' }, neverEaten: 'mushrooms' })
  const alone = await table()
  expect(alone.members).toMatchObject([{ userId: ann.userId, isViewer: true, mayEditAnswers: true }])
  expect(new Set(CATEGORIES.map((category) => alone.forCategory(category).menu)).size).toBe(1)
  expect([...alone.forCategory('dinner').menu.table.diet.neverEaten]).toContain('mushroom')
  const before = keysOf(alone)
  await addMember(app, ann, 'Guest')
  expect(keysOf(await table())).toEqual(before)
})

test('each category goes by those who eat it, and by everyone where no one does', async () => {
  const { id: annId } = await membership(app.services, ann)
  await app.services.db('household_members').where({ id: annId }).update({ eats: LUNCH })
  const mia = await addMember(app, ann, 'Mia', { requirements: { DAIRY_FREE: 'STRICT' } }, { eats: BREAKFAST + LUNCH })
  const { forCategory, forEaters, forMeal, catalogue } = await table()
  const idsOf = (menu: ReturnType<typeof forCategory>) => menu.eaters.map(({ id }) => id)
  expect(idsOf(forCategory('breakfast'))).toEqual([mia])
  expect(idsOf(forCategory('lunch'))).toEqual([annId, mia])
  expect(idsOf(forCategory('dinner'))).toEqual([annId, mia])
  expect(idsOf(forEaters(null, 'breakfast'))).toEqual([mia])
  expect(idsOf(forEaters([annId], 'breakfast'))).toEqual([annId])
  expect(idsOf(forEaters([annId, 'gone'], 'breakfast'))).toEqual([annId])
  expect(idsOf(forEaters(['gone'], 'breakfast'))).toEqual([mia])
  const breakfast = catalogue.meals.find(({ categoryMask }) => categoryMask === BREAKFAST)
  const both = catalogue.meals.find(({ categoryMask }) => categoryMask === LUNCH + DINNER)
  if (!breakfast || !both) throw new Error('The catalogue has no such meals')
  expect(idsOf(forMeal(breakfast, {}))).toEqual([mia])
  expect(idsOf(forMeal(both, {}))).toEqual([annId, mia])
  expect(idsOf(forMeal(both, { eaters: [annId] }))).toEqual([annId])
  expect(forCategory('breakfast').menu.table.diet.strict.map(({ key }) => key)).toEqual(['DAIRY_FREE'])
})

test('names are given ones or the first part of the address, and say who may edit whose answers', async () => {
  const ben = await signUpAndIn(app, `ben-${Math.random()}@example.com`)
  await joinHousehold(app, ann, ben)
  // Members are in the order in which they joined.
  app.clock.advance(1)
  await addMember(app, ann, 'Mia', {}, { answersEditedBy: 'OWNER' })
  app.clock.advance(1)
  await addMember(app, ann, 'Sam', {}, { answersEditedBy: 'EVERYONE' })
  const seenBy = async (person: Person) =>
    (await table(person)).members.map(({ name, isViewer, mayEditAnswers }) => [
      name.replace(/-.*/, ''),
      isViewer,
      mayEditAnswers,
    ])
  expect(await seenBy(ann)).toEqual([
    ['ann', true, true],
    ['ben', false, false],
    ['Mia', false, true],
    ['Sam', false, true],
  ])
  expect(await seenBy(ben)).toEqual([
    ['ann', false, false],
    ['ben', true, true],
    ['Mia', false, false],
    ['Sam', false, true],
  ])
})

test('own dishes of all accounts are on the table, as long as they belong to the household', async () => {
  const ben = await signUpAndIn(app)
  const stranger = await signUpAndIn(app)
  const dish = await savedDish(app, ben, soup({ name: 'Ben’s soup' }))
  const entry = encodeMealEntryId(dish.id, [])
  expect((await table()).find(entry)).toBeNull()
  await joinHousehold(app, ann, ben)
  expect((await table()).find(entry)?.meal.name).toBe('Ben’s soup')
  expect((await table(stranger)).find(entry)).toBeNull()
  const offered = (await table()).forCategory('dinner').offered('dinner')
  expect(offered.some(({ meal }) => meal.name === 'Ben’s soup')).toBe(true)
})

test('twelve people, their settings and which dishes they have are read by one query, also when two of them ask at once', async () => {
  const ben = await signUpAndIn(app)
  await joinHousehold(app, ann, ben)
  for (let n = 0; n < 10; n += 1) await addMember(app, ann, `Child ${n}`, { requirements: { VEGAN: 'ADAPT' } })
  expect((await table()).members).toHaveLength(12)
  const queriesOfBoth = async () => {
    const queries: string[] = []
    const note = ({ sql }: { sql: string }) => void queries.push(sql)
    app.services.db.on('query', note)
    await Promise.all([table(), table(ben)])
    app.services.db.removeListener('query', note)
    return queries
  }
  const people = expect.stringMatching(/^select .*household_members/) as string
  expect(await queriesOfBoth()).toEqual([people])
  await savedDish(app, ben, soup())
  await table()
  expect(await queriesOfBoth()).toEqual([people])
})

test('whose place an account took, is known by the account’s answers alone', async () => {
  const child = await addMember(app, ann, 'Child', { requirements: { VEGAN: 'STRICT' } })
  const ben = await signUpAndIn(app)
  await setSettings(app, ben.userId, { requirements: { GLUTEN_FREE: 'STRICT' } })
  const { householdId } = await membership(app.services, ann)
  await app.services.db('household_members').where({ userId: ben.userId }).delete()
  await app.services.db('household_members').where({ id: child, householdId }).update({ userId: ben.userId })
  const requirementsOfBen = async () => [
    ...((await table()).members.find(({ id }) => id === child)?.diet.requirements.keys() ?? []),
  ]
  expect(await requirementsOfBen()).toEqual(['GLUTEN_FREE'])
  await app.services.db('user_settings').where({ userId: ben.userId }).delete()
  expect(await requirementsOfBen()).toEqual([])
})

test('settings with a requirement that is not known are an error and not left out', async () => {
  await setSettings(app, ann.userId, { requirements: { VEGAN: 'STRICT' } })
  await app.services.db('user_settings').where({ userId: ann.userId }).update({ requirements: '{"NO_SUCH":"STRICT"}' })
  await expect(table()).rejects.toThrow('unknown requirement NO_SUCH')
})
