import { givenApp } from '../../support/givenApp'
import { paprikaArchive } from '../../support/moving/paprikaArchive'
import { zipOf } from '../../support/moving/zipOf'
import { type Person, signUpAndIn } from '../../support/people'
import { broughtIn, dishesOf } from './importCalls'

const app = givenApp()
let anna: Person
beforeEach(async () => {
  anna = await signUpAndIn(app)
})

/** The lines of the one dish of a file, each with the heading before it. */
async function linesIn(file: Buffer | string): Promise<(string | null)[][]> {
  expect(await broughtIn(app, anna, file)).toMatchObject({ stored: 1, failed: 0 })
  const [dish] = (await dishesOf(app, anna)) as unknown as { lines: { text: string; section: string | null }[] }[]
  return (dish?.lines ?? []).map(({ text, section }) => [section, text])
}

const UNDER = [
  ['TOMATO SAUCE', '2 onions'],
  ['BUTTER', '1 egg'],
]
const cooklang = (text: string): Buffer => zipOf([{ name: 'Pie.cook', content: text }])
const mealMaster = (...headings: string[]): string => `MMMMM----- Recipe via Meal-Master (tm) v8.05

      Title: Pie
 Categories: Main
      Yield: 4 Servings

MMMMM---------------------${headings[0]}-----------------------------
      2    onions
MMMMM---------------------${headings[1]}-----------------------------
      1    egg

  Bake it all.

MMMMM
`
const nextcloud = (...recipeIngredient: string[]): string =>
  JSON.stringify({
    ...{ '@context': 'https://schema.org', '@type': 'Recipe', name: 'Pie', recipeYield: 4, printImage: true },
    ...{ recipeIngredient, recipeInstructions: ['Bake it all.'] },
  })

it.each<[string, Buffer | string]>([
  ['Meal-Master', mealMaster('TOMATO SAUCE', 'BUTTER')],
  ['Nextcloud', nextcloud('## TOMATO SAUCE', '2 onions', '## BUTTER', '1 egg')],
  [
    'Cooklang',
    cooklang('---\nservings: 4\n---\n== TOMATO SAUCE ==\n\nCut @onions{2}.\n\n= BUTTER\n\nBreak the @egg{1}.\n'),
  ],
  [
    'Mealie',
    JSON.stringify({
      ...{ name: 'Pie', slug: 'pie', recipe_servings: 4, recipe_instructions: [{ text: 'Bake it all.' }] },
      recipe_ingredient: [
        { title: 'TOMATO SAUCE', note: '2 onions' },
        { title: 'BUTTER', note: '1 egg' },
      ],
    }),
  ],
])('what %s marks as a heading is one, also where it names an ingredient (MOVE-10)', async (_app, file) => {
  expect(await linesIn(file)).toEqual(UNDER)
})

it('what only reads like a heading is a line where it names an ingredient (MOVE-10)', async () => {
  const ingredients = 'Tomato sauce:\n2 onions\n[Butter]\n1 egg\n**For the top**\n2 carrots'
  const pie = { name: 'Pie', uid: '1', ingredients, directions: 'Bake it all.', servings: '4' }
  expect(await linesIn(paprikaArchive([pie]))).toEqual([
    [null, 'Tomato sauce:'],
    [null, '2 onions'],
    [null, 'Butter:'],
    [null, '1 egg'],
    ['For the top', '2 carrots'],
  ])
})

it('a heading of a text that names an ingredient is a line, and any other is kept (MOVE-10)', async () => {
  const text =
    'Pie\nServes 4\n\nIngredients\nPeanut butter:\n2 onions\nFor the top:\n2 carrots\n\nMethod\nBake it all.\n'
  expect(await linesIn(text)).toEqual([
    [null, 'Peanut butter:'],
    [null, '2 onions'],
    ['For the top', '2 carrots'],
  ])
})

it.each<[string, string[], (string | null)[][]]>([
  [
    'with an amount',
    ['## 2 cups milk', '2 onions', '## 2 cups blorp', '1 egg'],
    [
      [null, '2 cups milk'],
      [null, '2 onions'],
      [null, '2 cups blorp'],
      [null, '1 egg'],
    ],
  ],
  [
    'with nothing below it',
    ['## Milk', '## Butter', '2 onions', '## Cream'],
    [
      [null, 'Milk'],
      ['Butter', '2 onions'],
      [null, 'Cream'],
    ],
  ],
  [
    'over what is no ingredient',
    ['## Milk', '500 ml water', '## Butter', '4 wooden skewers', '## Cream', 'Sauce', '## Top', '2 onions'],
    [
      [null, 'Milk:'],
      [null, 'Butter:'],
      [null, 'Cream:'],
      ['Sauce: Top', '2 onions'],
    ],
  ],
])('a heading %s stays a line, so that no ingredient hides in it (MOVE-10)', async (_name, lines, shown) => {
  const read = await linesIn(nextcloud(...lines))
  expect(read.filter(([section, text]) => section !== null || !/water|skewers/.test(text ?? ''))).toEqual(shown)
})

it('a step that is called as what no line lists stays a step, however it is marked (DISH-42)', async () => {
  const file = JSON.parse(nextcloud('2 onions')) as object
  const steps = { recipeInstructions: ['## Peanut sauce', 'Stir it.', '## Onions', 'Fry them.'] }
  expect(await broughtIn(app, anna, JSON.stringify({ ...file, ...steps }))).toMatchObject({ stored: 1 })
  expect(await dishesOf(app, anna)).toMatchObject([{ steps: ['Peanut sauce', 'Stir it.', 'Fry them.'] }])
})
