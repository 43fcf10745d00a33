import type { CompiledIngredient } from '../../../server/catalogue/compiled'
import { decodeMealEntryId } from '../../../server/catalogue/mealEntryId'
import { REQUIREMENTS } from '../../../server/catalogue/requirements'
import { ownMeals } from '../../../server/menu/ownMeals'
import { ProfileSettingsModel } from '../../../server/settings/ProfileSettingsModel'
import { eatenSlugs } from '../../support/eaten'
import { givenApp } from '../../support/givenApp'
import { addMember } from '../../support/households'
import { signUpAndIn, type Person } from '../../support/people'
import { type Entry, entriesOf, ERRORS, PLAN, type Plan, planOf, type Row, setSettings } from '../../support/plans'
import { line, savedDish, soup } from '../dishes/dishCalls'
import { all, propose } from './proposals'
import { brokenByNames, numbersFrom, randomSettings, type RandomSettings } from './randomSettings'

/** Each requirement in each mode. */
const ROUNDS = 2 * REQUIREMENTS.length
const SCRUB = `mutation ($input: ScrubMealPlanInput!) { scrubMealPlan(input: $input) { plan ${PLAN} ${ERRORS} } }`
const DISHES = [
  soup({ name: 'Own soup', lines: [...soup().lines, line('200 ml chicken stock', 50, 'ml', 'any-chicken-stock')] }),
  soup({ name: 'Own toast', lines: [line('bread', 1, 'piece', 'any-bread'), line('butter', 10, 'g', 'butter')] }),
  soup({
    name: 'Own chickpeas',
    lines: [line('400 g chickpeas, cooked with onion', 100, 'g', 'chickpea-tinned')],
    steps: ['Warm the chickpeas.'],
  }),
  soup({
    name: 'Own rice',
    lines: [line('200 g basmati rice', 50, 'g', 'basmati-rice'), line('oil', 1, 'tbsp', 'olive-oil')],
    steps: ['Cook the rice.'],
  }),
]

const app = givenApp()
let person: Person
let mia: string

beforeAll(async () => {
  person = await signUpAndIn(app)
  mia = await addMember(app, person, 'Mia')
  for (const dish of DISHES) await savedDish(app, person, dish)
})

const nameOf = ({ name }: CompiledIngredient): string => name
const typed = (settings: RandomSettings): string => settings.words.map((word) => word.typed).join(', ')

/** The names of what is eaten with an entry, and of the recipe's own ingredients; of an own dish its lines as well. */
async function namesOf({ uniqueId, name, swaps }: Entry): Promise<{ eaten: string[]; original: string[] }> {
  const { compiled } = app.services.catalogue
  const dishes = new Map((await ownMeals(app.services, person, compiled)).map((dish) => [dish.id, dish]))
  const meal = decodeMealEntryId(uniqueId, compiled, (id) => dishes.get(id))?.meal
  if (!meal) throw new Error(`There is no meal ${uniqueId}`)
  const original = meal.ingredients.map(nameOf)
  if (!dishes.has(meal.id)) {
    const eaten = eatenSlugs(compiled, uniqueId).map((slug) => compiled.ingredientBySlug.get(slug)?.name ?? slug)
    return { eaten, original }
  }
  const lines = DISHES.find((dish) => dish.name === name)?.lines ?? []
  if (lines.length === 0) throw new Error(`There is no dish ${name}`)
  const eaten = lines.flatMap(({ text, ingredient }) => {
    const of = compiled.ingredientBySlug.get(ingredient ?? '')?.name ?? ''
    const swap = swaps.find(({ from }) => from === of)
    return swap ? (swap.to ?? []) : [text, of]
  })
  return { eaten, original: [...original, ...lines.map(({ text }) => text)] }
}

test('no plan holds what its ingredients’ names say that the settings forbid: proposals, scrubs, own dishes, two people', async () => {
  const next = numbersFrom(20)
  const broken = new Set<string>()
  const own = new Set<string>()
  let before: Row[] = []
  const check = async (settings: RandomSettings, found: readonly Entry[]) => {
    for (const entry of found.filter(({ uniqueId }) => uniqueId !== '')) {
      if (DISHES.some(({ name }) => name === entry.name)) own.add(entry.name)
      const { eaten, original } = await namesOf(entry)
      for (const one of brokenByNames(settings, eaten, original)) broken.add(`${entry.name}: ${one}`)
    }
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const settings = randomSettings(next, round)
    const hers: RandomSettings = round % 2 === 0 ? { requirements: {}, words: [] } : randomSettings(next)
    await setSettings(app, person.userId, { requirements: settings.requirements, neverEaten: typed(settings) })
    await ProfileSettingsModel.query(app.services.db)
      .findById(mia)
      .patch({ requirements: hers.requirements, neverEaten: typed(hers) })
    const proposed = await propose(app, person, all(10))
    const found = [proposed.breakfast, proposed.lunch, proposed.dinner].flatMap((part) => part?.mealList ?? [])
    const scrub = await app.graphql(SCRUB, { input: { plan: planOf({ dinner: before }) } }, person.token)
    const { plan } = scrub.data.scrubMealPlan as unknown as { plan: Plan }
    for (const one of [settings, hers]) await check(one, [...found, ...entriesOf(plan)])
    before = (proposed.dinner?.mealList ?? []).map(({ uniqueId, numServes }) => ({ uniqueId, numServes }))
  }
  expect([...broken]).toEqual([])
  expect(own.size).toBeGreaterThan(0)
})
