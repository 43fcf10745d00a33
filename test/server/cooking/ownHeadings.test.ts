import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { line, savedDish, soup } from '../dishes/dishCalls'

const app = givenApp()
let person: Person
beforeAll(async () => {
  person = await signUpAndIn(app)
})

interface Shown {
  name: string
  description: string | null
  notes: string | null
  source: { application: string | null; name: string | null; url: string | null; nutrition: string | null } | null
  ingredients: { ingredient: { name: string }; section: string | null }[]
  steps: string[]
  stepSections: { before: number; title: string }[]
}

const QUERY = `query ($slug: String!, $entry: ID, $serves: Int) { instructions(slug: $slug, entry: $entry, serves: $serves) {
  name description notes source { application name url nutrition } ingredients { ingredient { name } section } steps
  stepSections { before title }
} }`

async function shown(slug: string, more: object = {}): Promise<Shown> {
  const { data } = await app.graphql(QUERY, { slug, serves: 2, ...more }, person.token)
  return (data as unknown as { instructions: Shown }).instructions
}
const headings = ({ ingredients }: Shown) => ingredients.map(({ section }) => section)
/** Each heading with the step that it is over. */
const stepHeadings = ({ steps, stepSections }: Shown) => stepSections.map(({ before, title }) => [title, steps[before]])

const under = (section: string | null, ...given: Parameters<typeof line>) => ({ ...line(...given), section })
const lines = [
  under('Base', '500 g butter', 125, 'g', 'butter'),
  line('1 onion, chopped', 0.25, 'piece', 'brown-onion'),
  under('Top', '100 g parmesan', 25, 'g', 'parmesan'),
]
const steps = ['Chop the onion.', 'Melt the butter.', 'Grate the parmesan over it.']
const stepSections = [
  { before: 1, title: 'The base' },
  { before: 2, title: 'The top' },
]

test('headings, description, notes and source of an own dish are with its recipe (DISH-46)', async () => {
  const kept = { description: 'Rich.', notes: 'Less\nbutter.', sourceName: 'Anna', sourceApp: 'Paprika' }
  const { slug } = await savedDish(app, person, soup({ ...kept, lines, steps, stepSections }))
  const recipe = await shown(slug)
  expect(recipe).toMatchObject({
    ...{ description: 'Rich.', notes: 'Less\nbutter.' },
    source: { application: 'Paprika', name: 'Anna', url: null, nutrition: null },
  })
  expect(headings(recipe)).toEqual(['Base', null, 'Top'])
  expect(stepHeadings(recipe)).toEqual([
    ['The base', 'Melt the butter.'],
    ['The top', 'Grate the parmesan over it.'],
  ])
  expect(stepHeadings(await shown(slug, { serves: 7 }))).toEqual(stepHeadings(recipe))
})

test('a heading stays where swaps leave its first line out and bring steps (DISH-46)', async () => {
  const walnuts = [
    under('Base', '40 g walnuts', 10, 'g', 'walnut'),
    line('1 onion, chopped', 0.25, 'piece', 'brown-onion'),
    under('Top', '200 g potatoes', 50, 'g', 'potato'),
  ]
  const method = ['Chop the onion.', 'Fold in the walnuts.', 'Add the potatoes.']
  const dish = await savedDish(
    app,
    person,
    soup({ name: 'Swapped', lines: walnuts, steps: method, stepSections, mainLine: 2 }),
  )
  const [swap] = app.services.catalogue.compiled.ingredientBySlug.get('walnut')?.swaps ?? []
  if (!swap) throw new Error('Walnuts are never swapped')
  const entry = Buffer.from([dish.id, 'walnut', swap.to?.slug ?? ''].join('\n')).toString('base64url')
  const swapped = await shown(dish.slug, { entry })
  expect(swapped.steps).toContain('Add the potatoes.')
  expect(headings(swapped)[0]).toBe('Base')
  expect(stepHeadings(swapped)[1]).toEqual(['The top', 'Add the potatoes.'])
})

test('dishes within dishes keep their own headings (DISH-46)', async () => {
  const inner = await savedDish(app, person, soup({ name: 'Inner', lines, steps, stepSections }))
  const outer = await savedDish(
    app,
    person,
    soup({
      name: 'Outer',
      lines: [
        { text: 'Inner', amount: 1, dish: inner.id, section: 'Below' },
        line('1 egg', 0.25, 'piece', 'egg'),
        under('Above', '1 carrot', 0.25, 'piece', 'carrot'),
      ],
      steps: ['Boil the egg.', 'Grate the carrot.'],
      stepSections: [{ before: 1, title: 'Finish' }],
      mainLine: 1,
    }),
  )
  const recipe = await shown(outer.slug)
  expect(headings(recipe)).toEqual(['Base', null, 'Top', 'Below', 'Above'])
  expect(stepHeadings(recipe)).toEqual([
    ['The base', 'Melt the butter.'],
    ['The top', 'Grate the parmesan over it.'],
    ['Finish', 'Grate the carrot.'],
  ])
})

test('a meal of the catalogue has none of it', async () => {
  const [slug = ''] = app.services.catalogue.compiled.mealBySlug.keys()
  const recipe = await shown(slug)
  expect(recipe).toMatchObject({ description: null, notes: null, source: null, stepSections: [] })
  expect(new Set(headings(recipe))).toEqual(new Set([null]))
})
