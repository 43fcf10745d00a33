import { givenApp } from '../../support/givenApp'
import { paprikaArchive } from '../../support/moving/paprikaArchive'
import { zipOf } from '../../support/moving/zipOf'
import { type Person, signUpAndIn } from '../../support/people'
import { savedDish, soup } from '../dishes/dishCalls'
import { broughtIn, dishesOf, itemsOf } from './importCalls'

const app = givenApp()
let anna: Person
beforeEach(async () => {
  anna = await signUpAndIn(app)
})

it('recipes of one page in one file are two, and the first page of a site is no recipe’s (MOVE-6)', async () => {
  const cook = (name: string, page: string) => ({
    name: `${name}.cook`,
    content: `---\nservings: 4\nsource: ${page}\n---\nSimmer the @red lentils{200%g}.\n`,
  })
  const page = 'https://pies.example/dough'
  const file = zipOf([cook('Dough', page), cook('Pie', page), cook('Rice', 'https://pies.example/')])
  expect(await broughtIn(app, anna, file)).toMatchObject({ stored: 3, doubles: 0 })
  const renamed = (await dishesOf(app, anna)).find(({ name }) => name === 'Dough')
  await savedDish(app, anna, soup({ id: renamed?.id, name: 'My dough', urlDetails: page }))
  expect(await broughtIn(app, anna, file)).toMatchObject({ stored: 0, doubles: 3 })
  const third = zipOf([
    ...[cook('Dough', page), cook('Pie', page), cook('Tart', page)],
    cook('Soup', 'https://pies.example'),
  ])
  const last = await broughtIn(app, anna, third)
  expect(last).toMatchObject({ stored: 2, doubles: 2 })
  expect(await itemsOf(app, anna, last.id, 'DOUBLE')).toMatchObject([
    { name: 'Dough', dish: { name: 'My dough' } },
    { name: 'Pie', dish: { name: 'Pie' } },
  ])
})

it('what is counted in words is said for one serve, also where the serves are assumed (MOVE-5)', async () => {
  const lines = '1 bunch coriander, chopped\n2 items eggs'
  await broughtIn(
    app,
    anna,
    paprikaArchive([
      { name: 'Pie', uid: '1', ingredients: lines, directions: 'Bake.', prep_time: '9 min', categories: ['Dinner'] },
    ]),
  )
  expect(await dishesOf(app, anna)).toMatchObject([
    {
      ...{ serves: 4, assumed: ['SERVES'] },
      lines: [
        { quantity: null, ingredient: { slug: 'coriander' } },
        { quantity: { amount: 0.5, unit: { code: 'PIECE' } }, ingredient: { slug: 'egg' } },
      ],
    },
  ])
})

it('a recipe of more steps than a dish has is kept whole, each under a heading though they are (MOVE-4)', async () => {
  const directions = Array.from({ length: 70 }, (_, step) => `Part ${step}:\nStir ${step} times.`).join('\n')
  const recipe = { name: 'Long pie', uid: '1', ingredients: '2 carrots', directions, servings: '4' }
  expect(await broughtIn(app, anna, paprikaArchive([recipe]))).toMatchObject({ stored: 1, failed: 0 })
  const [dish] = (await dishesOf(app, anna)) as { steps: string[]; stepSections: { before: number; title: string }[] }[]
  expect(dish?.steps).toHaveLength(60)
  const text = [...(dish?.steps ?? []), ...(dish?.stepSections ?? []).map(({ title }) => `${title}:`)].join(' ')
  for (let step = 0; step < 70; step += 1) {
    expect(text).toContain(`Stir ${step} times.`)
    expect(text).toContain(`Part ${step}:`)
  }
})
