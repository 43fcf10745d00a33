import fc from 'fast-check'
import sharp from 'sharp'
import type { DishFields } from '../../../server/dishes/DishModel'
import type { MovedRecipe } from '../../../server/moving/MovedRecipe'
import { OpinionModel } from '../../../server/planning/OpinionModel'
import { takePhoto } from '../../../server/photos/takePhoto'
import { givenApp } from '../../support/givenApp'
import { signUpAndIn, type Person } from '../../support/people'
import { IS_PROOF, SEED } from '../../support/runs'
import { picture } from '../photos/photoCalls'
import { dishFieldsOf, readBack, recipe, stored, takenOut } from './exportCalls'

jest.setTimeout(IS_PROOF ? 600_000 : 120_000)

const app = givenApp()
/** Drawn for all forms; `npm run proof` draws more. */
const DISHES = IS_PROOF ? 500 : 300
const LINES = [
  ...['200 g brown lentils', '2 carrots, diced', '1 1/2 cups milk', 'salt', '1/2 tsp ground cumin, toasted'],
  ...['olive oil, for frying', '2 cloves garlic, crushed', '500 ml vegetable stock', '1 tin chopped tomatoes (400 g)'],
  ...['a handful of magic beans', '3 eggs', '1 kg potatoes, peeled (or not)', '½ lemon', 'freshly ground black pepper'],
  ...['1 cup coconut milk', '2 tbsp soy sauce (optional)', '1-2 red chillies', 'E=mc² powder', 'soy/tamari sauce'],
]
const STEPS = [
  ...['Fry the brown lentils & the garlic for ~8 minutes.', 'Add milk; stir.', 'Serve at once.'],
  ...['Whisk 3 eggs with salt. Season!', '> Rest it – then, #1, cut.', 'Mash: potatoes, milk (warm), salt.', '= Bake.'],
]
const SECTIONS = [null, 'Filling', 'For the top', 'Sauce & more']
const text = fc.constantFrom('', 'A dish for cold days.', 'First line.\nSecond line, with "quotes".\n\nA paragraph.')

/** Recipes as people write them; a heading holds for all that follows until the next. */
const recipes: fc.Arbitrary<MovedRecipe> = fc
  .record({
    name: fc.constantFrom('Soup', 'Pie: the best / of all', 'Crème brûlée', '"Quoted" dish…', '.hidden', '汤', 'Con'),
    description: text,
    notes: text,
    nutrition: fc.constantFrom('', '400 kcal\nFat: 3 g'),
    labels: fc.uniqueArray(fc.constantFrom('Winter', 'For Mia', 'Möhren', '100 % quick')),
    categories: fc.constantFrom(['Dinner'], ['Lunch', 'Dinner'], ['Breakfast']),
    serves: fc.integer({ min: 1, max: 12 }),
    prepMinutes: fc.option(fc.integer({ min: 1, max: 90 })),
    cookMinutes: fc.option(fc.integer({ min: 1, max: 90 })),
    totalMinutes: fc.integer({ min: 5, max: 300 }),
    sourceName: fc.constantFrom(null, 'Book of Pies, page 3'),
    url: fc.constantFrom(null, 'https://pies.example/1?a=b'),
    rating: fc.option(fc.integer({ min: 1, max: 5 })),
    favourite: fc.boolean(),
    lines: fc.uniqueArray(fc.constantFrom(...LINES), { minLength: 1, maxLength: 10 }),
    steps: fc.uniqueArray(fc.constantFrom(...STEPS), { minLength: 1, maxLength: 5 }),
    heads: fc.array(fc.constantFrom(...SECTIONS), { minLength: 15, maxLength: 15 }),
  })
  .map(({ lines, steps, heads, sourceName, url, ...given }) =>
    recipe({
      ...given,
      source: { app: null, id: null, name: sourceName, url },
      lines: headed(lines, heads.slice(0, 10)),
      steps: headed(steps, heads.slice(10)),
    }),
  )

function headed(texts: readonly string[], heads: readonly (string | null)[]) {
  let section: string | null = null
  return texts.map((line, index) => {
    section = heads[index] ?? section
    return { text: line, section }
  })
}

let anna: Person
let given: { fields: DishFields; of: MovedRecipe }[]
beforeAll(async () => {
  anna = await signUpAndIn(app)
  given = []
  for (const [index, one] of fc.sample(recipes, { numRuns: DISHES, seed: SEED }).entries()) {
    const of = { ...one, name: `${String(index).padStart(3, '0')} ${one.name}` }
    const [photo = null, ...further] = await Promise.all((WIDTHS[index] ?? []).map(taken))
    const row = await stored(app, anna, of, { photo, furtherPhotos: further.length > 0 ? further : null })
    given.push({ fields: row, of })
    if (of.rating === null && !of.favourite) continue
    const at = app.clock.now()
    await OpinionModel.query(app.services.db).insert({
      ...{ userId: anna.userId, recipe: row.id, dishId: row.id, changedAt: at, isNeverAgain: false, neverAgainAt: 0 },
      ...{ isFavourite: of.favourite, favouriteAt: of.favourite ? at : 0 },
      ...{ rating: of.rating, ratedAt: of.rating === null ? 0 : at },
    })
  }
})

/** How wide the photos of the first dishes are, in their order. */
const WIDTHS = [[500, 400, 600], [300]]
const taken = async (width: number): Promise<string> => {
  const { id } = await takePhoto(app.services, anna.userId, await picture(width, 200))
  if (id === null) throw new Error('The photo was refused')
  return id
}
const widthOf = async (photo: Uint8Array) => {
  const { width, format } = await sharp(photo).metadata()
  return format === 'jpeg' ? width : null
}

/** What of a dish a form carries, for two to be compared. */
type Compare = (fields: DishFields) => unknown

/** Categories come back as labels, too: other applications have but one kind of both. */
const labelsOf = ({ labels, categories }: DishFields) =>
  [...new Set([...(labels ?? []), ...categories].map((label) => label.toLowerCase()))].sort()

const details = (fields: DishFields) => {
  const { name, minutes, serves, steps, stepSections, description, notes, prepMinutes, cookMinutes } = fields
  const { sourceName, sourceNutrition, urlDetails } = fields
  return {
    ...{ name, minutes, serves, steps, description, notes, prepMinutes, cookMinutes, sourceName, sourceNutrition },
    ...{
      urlDetails,
      labels: labelsOf(fields),
      categories: [...fields.categories].sort(),
      stepSections: stepSections ?? [],
    },
  }
}

const lineOf = ({ text: line, amount, unit, ingredient, preparation, optional, section }: DishFields['lines'][0]) => ({
  ...{ text: line, unit, ingredient, preparation, optional, section: section ?? null },
  amount: amount === null ? null : Number(amount.toPrecision(6)),
})

const whole: Compare = (fields) => ({ ...details(fields), lines: fields.lines.map(lineOf) })
/** Its own marks are written as characters that look like them. */
const plainly = (text: string) =>
  text.replace(/[=~#>]/g, (mark) => ({ '=': '＝', '~': '∼', '#': '＃', '>': '＞' })[mark] ?? '')
/** Cooklang has ingredients in the order in which the steps name them, below the headings of those. */
const inSteps: Compare = (fields) => ({
  ...details(fields),
  steps: fields.steps.map(plainly),
  notes: fields.notes && plainly(fields.notes),
  lines: fields.lines
    .map((line) => ({ ...lineOf(line), section: null }))
    .sort((one, other) => (one.text < other.text ? -1 : 1)),
})

it.each([
  ['recipes', whole, false],
  ['paprika', whole, true],
  ['cooklang', inSteps, true],
] as [string, Compare, boolean][])('%s are read back as they were (MOVE-16)', async (form, compare, hasFavourites) => {
  const back = await readBack(await takenOut(app, anna, form))
  expect(back).toHaveLength(DISHES)
  const byName = new Map(back.map((one) => [one.name, one]))
  for (const { fields, of } of given) {
    const found = byName.get(of.name)
    if (!found) throw new Error(`${of.name} is missing`)
    const { assumed, ...again } = await dishFieldsOf(app, anna.userId, found)
    expect({ ...(compare(again) as object), assumed }).toEqual({ ...(compare(fields) as object), assumed: [] })
    expect([found.rating, found.favourite]).toEqual([of.rating, hasFavourites && of.favourite])
  }
  const widths = await Promise.all(
    given.map(async ({ of }) => {
      const { photo = null, furtherPhotos = [] } = byName.get(of.name) ?? {}
      return Promise.all([...(photo === null ? [] : [photo]), ...furtherPhotos].map(widthOf))
    }),
  )
  expect(widths.filter((each) => each.length > 0)).toEqual(WIDTHS)
})
