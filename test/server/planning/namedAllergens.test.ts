import type { CompiledIngredient } from '../../../server/catalogue/compiled'
import { decodeMealEntryId } from '../../../server/catalogue/mealEntryId'
import { REQUIREMENTS } from '../../../server/catalogue/requirements'
import { ownMeals } from '../../../server/menu/ownMeals'
import { eatenSlugs } from '../../support/eaten'
import { givenApp } from '../../support/givenApp'
import { NAMED_BY_REQUIREMENT } from '../../support/namedAllergens'
import { signUpAndIn, type Person } from '../../support/people'
import { type Entry, entriesOf, ERRORS, PLAN, type Plan, planOf, type Row, setSettings } from '../../support/plans'
import { line, savedDish, soup } from '../dishes/dishCalls'
import { all, propose } from './proposals'
import { brokenByNames, numbersFrom, randomSettings, type RandomSettings } from './randomSettings'

const ENTRIES = 3000
const SCRUB = `mutation ($input: ScrubMealPlanInput!) { scrubMealPlan(input: $input) { plan ${PLAN} ${ERRORS} } }`

const app = givenApp()
let person: Person

beforeAll(async () => {
  person = await signUpAndIn(app)
  await savedDish(
    app,
    person,
    soup({ name: 'Own soup', lines: [...soup().lines, line('200 ml chicken stock', 50, 'ml', 'any-chicken-stock')] }),
  )
  await savedDish(
    app,
    person,
    soup({ name: 'Own toast', lines: [line('bread', 1, 'piece', 'any-bread'), line('butter', 10, 'g', 'butter')] }),
  )
})

const nameOf = ({ name }: CompiledIngredient): string => name

/** The names of what is eaten with an entry, and of the recipe's own ingredients. */
async function namesOf({ uniqueId, swaps }: Entry): Promise<{ eaten: string[]; original: string[] }> {
  const { compiled } = app.services.catalogue
  const dishes = new Map((await ownMeals(app.services, person, compiled)).map((dish) => [dish.id, dish]))
  const meal = decodeMealEntryId(uniqueId, compiled, (id) => dishes.get(id))?.meal
  if (!meal) throw new Error(`There is no meal ${uniqueId}`)
  const original = meal.ingredients.map(nameOf)
  if (!dishes.has(meal.id)) {
    const eaten = eatenSlugs(compiled, uniqueId).map((slug) => compiled.ingredientBySlug.get(slug)?.name ?? slug)
    return { eaten, original }
  }
  const eaten = original.flatMap((name) => {
    const swap = swaps.find(({ from }) => from === name)
    return swap ? (swap.to ?? []) : name
  })
  return { eaten, original }
}

test('names are known for every requirement', () =>
  expect(
    REQUIREMENTS.map(({ key }) => key).filter((key) => key !== 'LUPIN_FREE' && !NAMED_BY_REQUIREMENT[key]),
  ).toEqual([]))

test('no plan holds what its ingredients’ names say that the settings forbid: proposals, scrubs and own dishes', async () => {
  const next = numbersFrom(20)
  const broken = new Set<string>()
  let entries = 0
  let before: Row[] = []
  const check = async (settings: RandomSettings, found: readonly Entry[]) => {
    for (const entry of found.filter(({ uniqueId }) => uniqueId !== '')) {
      entries += 1
      const { eaten, original } = await namesOf(entry)
      for (const one of brokenByNames(settings, eaten, original)) broken.add(`${entry.name}: ${one}`)
    }
  }
  while (entries < ENTRIES) {
    const settings = randomSettings(next)
    const neverEaten = settings.words.map(({ typed }) => typed).join(', ')
    await setSettings(app, person.userId, { requirements: settings.requirements, neverEaten })
    const proposed = await propose(app, person, all(10))
    const found = [proposed.breakfast, proposed.lunch, proposed.dinner].flatMap((part) => part?.mealList ?? [])
    const scrub = await app.graphql(SCRUB, { input: { plan: planOf({ dinner: before }) } }, person.token)
    const { plan } = scrub.data.scrubMealPlan as unknown as { plan: Plan }
    await check(settings, [...found, ...entriesOf(plan)])
    before = found.slice(-10).map(({ uniqueId, numServes }) => ({ uniqueId, numServes }))
  }
  expect([...broken]).toEqual([])
})
