import { mealieBackup } from '../../support/moving/mealieBackup'
import { readFrom } from '../../support/moving/readFrom'
import { zipOf } from '../../support/moving/zipOf'

const none = { day: null, weekday: null, recipeId: null, recipe: '', text: '', serves: null }

it('the plan of a Mealie backup comes after its recipes, each meal with its recipe or its words', async () => {
  const { recipes, plans } = await readFrom(
    mealieBackup(
      ['Soup', 'Pie'],
      [
        { date: '2025-03-03', entry: 'lunch', recipe: 'Pie' },
        { date: '2025-03-04', entry: 'breakfast', title: 'Toast', text: 'with jam' },
        { date: '2025-03-05', entry: 'side', recipe: 'Soup', text: 'double it' },
        { date: 'someday', entry: 'dinner', title: 'Nothing known' },
        { date: '2025-03-06', entry: 'dinner' },
      ],
    ),
  )
  expect(plans).toEqual([
    {
      ...{ app: 'MEALIE', name: '' },
      meals: [
        { ...none, day: '2025-03-03', time: 'lunch', recipeId: recipes[1]?.source.id, recipe: 'Pie' },
        { ...none, day: '2025-03-04', time: 'breakfast', text: 'Toast: with jam' },
        { ...none, day: '2025-03-05', time: 'dinner', recipeId: recipes[0]?.source.id, recipe: 'Soup' },
        { ...none, day: '2025-03-05', time: 'dinner', text: 'double it' },
        { ...none, time: 'dinner', text: 'Nothing known' },
      ],
    },
  ])
})

const MENU = `---
servings: 2
---
== Day 1 (2026-03-07) ==

Breakfast (08:30): \\
- @./breakfast/shakshuka{4%servings} with @bread{2%slices}(toasted) \\
- @coffee{1%cup}

-- a word for the cook alone

Dinner:
- @./mains/St. John's pie{2}

= Mittwoch

@./soups/minestrone.cook{}
`

it('a Cooklang menu is a plan, its headings days, its lines recipes and words', async () => {
  const { plans, recipes, failures } = await readFrom(MENU, 'Two days.menu')
  expect([recipes, failures]).toEqual([[], []])
  const day = '2026-03-07'
  expect(plans).toEqual([
    {
      ...{ app: 'COOKLANG', name: 'Two days' },
      meals: [
        { ...none, day, time: 'breakfast', recipe: 'shakshuka', serves: 4, times: null },
        { ...none, day, time: 'breakfast', text: 'with 2 slices bread(toasted)' },
        { ...none, day, time: 'breakfast', text: '1 cup coffee' },
        { ...none, day, time: 'dinner', recipe: "St. John's pie", times: 2 },
        { ...none, weekday: 2, time: 'dinner', recipe: 'minestrone', times: 1 },
      ],
    },
  ])
})

it('a shopping list of Cooklang is a plan of its recipes, as often as it says, and of what else to buy in words (MOVE-30)', async () => {
  const list =
    './pie{2}\n  ./stock{1/2}\n./soups/minestrone.cook{}\n./roast{3%servings}\nolive oil{4%l}\n-- for Mia\nbread\n'
  const common = { day: null, weekday: null, time: 'dinner', isAnyTime: true, recipeId: null, serves: null }
  const plan = {
    ...{ app: 'COOKLANG', name: 'shopping-list' },
    meals: [
      { ...common, recipe: 'pie', text: '', times: 2 },
      { ...common, recipe: 'minestrone', text: '', times: 1 },
      { ...common, recipe: 'roast', text: '', serves: 3, times: null },
      { ...common, recipe: '', text: '4 l olive oil, bread' },
    ],
  }
  const name = 'my/.shopping-list'
  expect((await readFrom(list, name)).plans).toEqual([plan])
  const pie = { name: 'pie.cook', content: 'Simmer @lentils{200%g}.' }
  const { recipes, plans, failures } = await readFrom(zipOf([pie, { name, content: list }]))
  expect([recipes.length, plans, failures]).toEqual([1, [plan], []])
})

it('what there is to buy fills as few rows as hold it', async () => {
  const list = Array.from({ length: 40 }, (_, at) => `ingredient number ${at}{${at}%g}`).join('\n')
  const [plan] = (await readFrom(list, '.shopping-list')).plans
  const rows = plan?.meals.map(({ text }) => text) ?? []
  expect(rows.every((row) => row.length <= 120)).toBe(true)
  expect(rows.join(', ').split(', ')).toEqual(Array.from({ length: 40 }, (_, at) => `${at} g ingredient number ${at}`))
  expect(rows.length).toBeLessThan(12)
})

it('the log of what was ticked on one is named as that, and not as a file without recipes (MOVE-30)', async () => {
  const [log, name] = ['+ salt\n+ olive oil\n- salt\n', 'my/.shopping-checked']
  expect(await readFrom(log, name)).toMatchObject({ recipes: [], code: 'SHOPPING_LOG' })
  const pie = { name: 'pie.cook', content: 'Simmer @lentils{200%g}.' }
  const { recipes, failures } = await readFrom(zipOf([pie, { name, content: log }]))
  expect([recipes.length, failures]).toEqual([1, [{ entry: name, reason: 'SHOPPING_LOG' }]])
})

it('a template of reports beside recipes of Cooklang is no recipe', async () => {
  const report =
    '{{ metadata.title }}\n\nIngredients\n2 {{ unit }} {{ name }}\n3 {{ unit }} {{ name }}\n\nMethod\n{{ steps }}\n'
  const { recipes, failures } = await readFrom(
    zipOf([
      { name: 'pie.cook', content: 'Simmer @lentils{200%g}.' },
      { name: 'reports/recipe.md.jinja', content: report },
    ]),
  )
  expect([recipes.map(({ name }) => name), failures]).toEqual([['pie'], []])
})

it('a text that is no list is read as before, whatever it names', async () => {
  const soup = 'Soup\n\nIngredients\n2 onions\n1 l stock\n\nMethod\nCook the onions in ./stock{2}.\n'
  expect((await readFrom(soup, 'shopping-list.txt')).recipes).toMatchObject([{ name: 'Soup' }])
  expect(await readFrom('bread\nmilk\n', 'a.txt')).not.toMatchObject({ code: 'SHOPPING_LIST' })
})

it('a recipe that is made with others is none, and plans come last, wherever an archive has them', async () => {
  const pie = '= Filling\n\nCook @lentils{200%g}.\n\n= Top\n\nCover with @./mash{300%g}, and bake.\n'
  const { recipes, plans } = await readFrom(
    zipOf([
      { name: 'A.menu', content: '= Monday\n\n@./pie{}\n' },
      { name: 'pie.cook', content: pie },
    ]),
  )
  expect(recipes.map(({ name }) => name)).toEqual(['pie'])
  expect(plans.map(({ meals }) => meals.map(({ recipe }) => recipe))).toEqual([['pie']])
})
