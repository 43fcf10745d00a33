import { compileDiet } from '../../../server/catalogue/compileDiet'
import { suitability } from '../../../server/catalogue/diet'
import { encodeMealEntryId } from '../../../server/catalogue/mealEntryId'
import { joinHousehold } from '../../support/households'
import { signUpAndIn } from '../../support/people'
import { adding, currentPlans, operation } from './currentPlans'

const plans = currentPlans()
const { app } = plans

const SAVE = `mutation ($input: SaveFormsInput!) { saveForms(input: $input) { ok
  effect { problems { row { id } replacement { id } } returningCount } } }`
const requirements = (settingId?: string) => ({
  fieldId: 'dietary.requirements',
  optionSettings: settingId ? [{ optionId: 'VEGAN', settingId }] : [],
})

/** Answers as Settings sends them. */
async function save(settingId?: string, isPreview = false) {
  const { data, errors } = await app.graphql(
    SAVE,
    { input: { answers: [requirements(settingId)], isPreview } },
    plans.person().token,
  )
  expect(errors).toBeUndefined()
  return (data.saveForms as unknown as { effect: { problems: { row: { id: string } }[]; returningCount: number } })
    .effect
}

/** Meals of the catalogue that no vegan eats, whatever is swapped, and one that swaps help. */
function meals() {
  const { compiled } = app.services.catalogue
  const strict = compileDiet({ requirements: new Map([['VEGAN', 'STRICT']]), neverEaten: [] })
  const adapt = compileDiet({ requirements: new Map([['VEGAN', 'ADAPT']]), neverEaten: [] })
  const dinners = compiled.meals.filter(({ meal }) => meal.categories.includes('dinner'))
  const kind = (meal: (typeof dinners)[number], diet: typeof strict) => suitability(meal, diet).kind
  const id = (meal?: (typeof dinners)[number]) => encodeMealEntryId(meal?.id ?? '', [])
  const lost = dinners.filter((meal) => kind(meal, strict) === 'unsuitable').map(id)
  return { lost, swapped: id(dinners.find((meal) => kind(meal, strict) !== kind(meal, adapt))) }
}

const held = async () => (await plans.current()).rows.map(({ entry }) => entry.uniqueId)

/** What a page does after a save: rows that do not suit lose their meals. */
async function takeOut(): Promise<void> {
  const { unsuitable, rows } = await plans.current()
  await plans.apply(unsuitable.map(({ row }) => operation({ setMeal: { rowId: rows[row]?.id ?? '', uniqueId: '' } })))
}

test('answers that are taken back bring the meals back that they took, on all pages of the household', async () => {
  const ben = await signUpAndIn(app)
  await joinHousehold(app, plans.person(), ben)
  const before = meals().lost.slice(0, 3)
  await plans.apply(before.map((uniqueId) => operation(adding(uniqueId))))
  expect(await save('STRICT', true)).toMatchObject({ problems: [{}, {}, {}], returningCount: 0 })
  await save('STRICT')
  await takeOut()
  expect(await held()).toEqual(['', '', ''])
  expect((await save(undefined, true)).returningCount).toBe(3)
  expect(await held()).toEqual(['', '', ''])
  await save()
  expect(await held()).toEqual(before)
  expect((await plans.current(ben)).rows.map(({ entry }) => entry.uniqueId)).toEqual(before)
  expect((await save(undefined, true)).returningCount).toBe(0)
})

test('rows that were given another meal, were removed or never lost theirs stay as they are', async () => {
  const [first = '', second = '', third = ''] = meals().lost
  await plans.apply([first, second].map((uniqueId) => operation(adding(uniqueId))))
  await save('STRICT')
  await takeOut()
  const { rows } = await plans.current()
  await plans.apply([
    operation({ setMeal: { rowId: rows[0]?.id, uniqueId: third } }),
    operation({ removeRow: { rowId: rows[1]?.id } }),
  ])
  await save()
  expect(await held()).toEqual([third])
})

test('what was taken comes back after answers in between, without the swaps that those asked for', async () => {
  const { swapped } = meals()
  await plans.apply([operation(adding(swapped))])
  await save('STRICT')
  await takeOut()
  await save('ADAPT')
  await save()
  expect(await held()).toEqual([swapped])
})
