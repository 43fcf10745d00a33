import { compileCatalogue } from '../../../server/catalogue/compileCatalogue'
import type { CompiledCatalogue } from '../../../server/catalogue/compiled'
import { DishModel } from '../../../server/dishes/DishModel'
import { dishMeals } from '../../../server/dishes/dishMeals'
import { storedFound } from '../../../server/dishes/keptFound'
import { type CatalogueReader, RecipeReader } from '../../../server/dishes/threads/RecipeReader'
import { fullCatalogueData } from '../../support/fullCatalogue'
import { givenApp } from '../../support/givenApp'
import { paprikaArchive } from '../../support/moving/paprikaArchive'
import { type Person, signUpAndIn } from '../../support/people'
import { broughtIn } from '../imports/importCalls'
import { dishPage, savedDish, soup } from './dishCalls'

const app = givenApp()
let anna: Person
let reader: RecipeReader

beforeEach(async () => {
  anna = await signUpAndIn(app)
})
afterEach(() => reader.close())

const buttered = (over: object = {}) => soup({ steps: ['Cook the lentils.', 'Stir in 50 g butter.'], ...over })
const compiled = () => app.services.catalogue.compiled

/** What is kept in memory is gone, as after a restart. @returns the tasks that threads do from then on. */
function restarted(catalogue: CompiledCatalogue = compiled()): string[] {
  reader = new RecipeReader(app.services.log)
  app.services.reader = reader
  const one: { run: CatalogueReader['run'] } = reader.of(catalogue)
  const { run } = one
  const tasks: string[] = []
  jest.spyOn(one, 'run').mockImplementation((...task) => {
    tasks.push(task[0])
    return run(...task)
  })
  return tasks
}

const rowOf = (id: string) => DishModel.query(app.services.db).findById(id).throwIfNotFound()
const unlistedOf = async () =>
  (await dishPage(app, anna)).nodes.map(({ unlisted }) => unlisted.map(({ ingredient }) => ingredient.slug))

/** The dish by a catalogue, and what it holds. */
async function heldBy(id: string, catalogue: CompiledCatalogue): Promise<string[]> {
  const [meal] = await dishMeals(app.services, [await rowOf(id)], catalogue)
  return meal?.ingredients.map(({ slug }) => slug) ?? []
}

it('what was found is not looked for after a restart (DISH-47)', async () => {
  restarted()
  const { id } = await savedDish(app, anna, buttered())
  const before = await rowOf(id)
  const tasks = restarted()
  expect(await unlistedOf()).toEqual([['butter']])
  expect(tasks).toEqual([])
  expect(await rowOf(id)).toEqual(before)
})

it('nor in what an import brought (DISH-47)', async () => {
  restarted()
  const pie = { name: 'Pie', uid: 'PIE', ingredients: '200 g brown lentils', directions: 'Cook.\nStir in 50 g butter.' }
  expect(await broughtIn(app, anna, paprikaArchive([pie]))).toMatchObject({ stored: 1 })
  const tasks = restarted()
  expect(await unlistedOf()).toEqual([['butter']])
  expect(tasks).toEqual([])
})

it('a row of the release before is read once, and stays as it was (DISH-47)', async () => {
  restarted()
  const { id } = await savedDish(app, anna, buttered())
  const before = await rowOf(id)
  await app.services.db('dishes').where({ id, userId: anna.userId }).update({ found: null, foundKey: null })
  const first = restarted()
  expect(await unlistedOf()).toEqual([['butter']])
  expect(first).toEqual(['found'])
  expect(await rowOf(id)).toEqual(before)
  const second = restarted()
  expect(await unlistedOf()).toEqual([['butter']])
  expect(second).toEqual([])
})

it('what was found in other words is not believed, though the row has it still (DISH-47)', async () => {
  restarted()
  const { id } = await savedDish(app, anna, buttered())
  const { version } = await rowOf(id)
  // As the release before changes a dish: it knows of nothing that was found.
  await DishModel.query(app.services.db)
    .findById(id)
    .patch({ steps: ['Cook the lentils.', 'Stir in 2 eggs.'], version: version + 1 })
  const tasks = restarted()
  expect(await unlistedOf()).toEqual([['egg']])
  expect(tasks).toEqual(['found'])
})

it('what another catalogue says is found again; one with other meals alone finds the same (DISH-47)', async () => {
  restarted()
  const { id } = await savedDish(app, anna, buttered())
  const { ingredients } = fullCatalogueData()
  const same = compileCatalogue({ ingredients: [...compiled().ingredients], swaps: [], meals: [] }, 'other meals')
  const none = restarted(same)
  expect(await heldBy(id, same)).toContain('butter')
  expect(none).toEqual([])
  const without = ingredients.filter(({ slug }) => slug !== 'butter')
  const other = compileCatalogue({ ingredients: without, swaps: [], meals: [] }, 'without butter')
  const tasks = restarted(other)
  expect(await heldBy(id, other)).not.toContain('butter')
  expect(tasks).toEqual(['found'])
  // And back, since the row has the other one's now.
  const again = restarted()
  expect(await unlistedOf()).toEqual([['butter']])
  expect(again).toEqual(['found'])
})

it('another program, another key and what is damaged are not believed (DISH-47)', async () => {
  restarted()
  const dish = await rowOf((await savedDish(app, anna, buttered())).id)
  const now = reader.of(compiled())
  expect(storedFound(now, dish)).toMatchObject({ unlisted: [{ ingredient: 'butter' }] })
  const { catalogue, log, run } = now
  expect(storedFound({ catalogue, log, run, edition: 'another program' }, dish)).toBeNull()
  expect(storedFound(now, dish.$clone().$set({ foundKey: null }))).toBeNull()
  expect(storedFound(now, dish.$clone().$set({ found: 'x' }))).toBeNull()
  expect(storedFound(now, dish.$clone().$set({ found: { unlisted: [], alternatives: [] } }))).toBeNull()
})

it('hundreds of dishes that are not read are read in turn, and none is refused for their number (DISH-47)', async () => {
  restarted()
  const row = await rowOf((await savedDish(app, anna, buttered())).id)
  const others = Array.from({ length: 449 }, (_, at) =>
    row
      .$clone()
      .$set({ id: `dish-many-${at}`, name: `Dish ${at}`, nameKey: `dish ${at}`, found: null, foundKey: null })
      .$toDatabaseJson(),
  )
  await app.services.db.batchInsert('dishes', others, 50)
  const tasks = restarted()
  const menu = () => app.graphql('{ mealBases(category: DINNER) { mealList { name } } }', {}, anna.token)
  const answers = await Promise.all([menu(), menu(), menu()])
  expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined])
  // 18 tasks of 25 dishes; of the first hundred one is stored already.
  expect(tasks).toHaveLength(18)
  const second = restarted()
  await menu()
  expect(second).toEqual([])
})
