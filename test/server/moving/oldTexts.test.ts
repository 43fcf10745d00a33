import { readFrom, recipeFrom, written } from '../../support/moving/readFrom'

const MXP = `
                     *  Exported from  MasterCook  *

                               Leek Tart

Recipe By     : A. Baker
Serving Size  : 6    Preparation Time :0:30
Categories    : Tarts                            Vegetables
                Sunday

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
                        ***PASTRY***
   1 1/2  cups          flour -- sifted
     1/2  teaspoon      salt
                        ***FILLING***
   3                    leeks -- washed,
                        and sliced
                        -- thinly
                        nutmeg

Mix flour and salt
and roll.

Fill and bake.

Source:
  "Book of Tarts"
Yield:
  "1 tart"

                   - - - - - - - - - - - - - - - - - -

Per Serving (excluding unknown items): 200 Calories.

NOTES : Serve warm.

Nutr. Assoc. : 0 0 0

                     *  Exported from MasterCook II  *

                               Toast

Recipe By     : n/a
Serving Size  : 0     Preparation Time :0:00
Categories    : Bread

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
   2      slices        bread

Toast it.
`

it('MasterCook: columns, headings, what goes on, and what is below the ruled line', async () => {
  const { recipes, failures } = await readFrom(MXP.replaceAll('\n', '\r\n'))
  expect(failures).toEqual([])
  expect(recipes).toMatchObject([
    {
      source: { app: 'MASTERCOOK', name: 'Book of Tarts' },
      ...{ name: 'Leek Tart', serves: 6, prepMinutes: 30, categories: ['Tarts', 'Vegetables', 'Sunday'] },
      ...{ notes: 'Serve warm.', nutrition: 'Per Serving (excluding unknown items): 200 Calories.' },
      left: 'yield: 1 tart\n\nauthor: A. Baker',
    },
    {
      name: 'Toast',
      serves: null,
      prepMinutes: null,
      lines: [{ text: '2 slices bread' }],
      steps: [{ text: 'Toast it.' }],
    },
  ])
  expect(written(recipes[0]?.lines ?? [])).toEqual([
    'PASTRY: 1 1/2 cups flour, sifted',
    'PASTRY: 1/2 teaspoon salt',
    'FILLING: 3 leeks, washed, and sliced, thinly',
    'FILLING: nutmeg',
  ])
  expect(written(recipes[0]?.steps ?? [])).toEqual(['Mix flour and salt and roll.', 'Fill and bake.'])
})

const REZKONV = `===== REZKONV-Rezept - RezkonvSuite v1.4
     Titel: Apfelkuchen
Kategorien: Backen, Kuchen
     Menge: 1 Kuchen

    200    Gramm  Mehl
      1     Pack. Backpulver; gesiebt
                  -- und gewogen
========================== BELAG ==========================
      1       kg  Äpfel
                  Zimt
========================== QUELLE ==========================
            Großmutters Heft
            -- Erfasst *RK* 01.01.2005

Mehl und Backpulver mischen
und kneten.

Backen.

=====

===== REZKONV-Rezept - RezkonvSuite v1.4
     Titel: Brot
Kategorien: Backen
     Menge: 4 Portionen

    500        g  Mehl

Backen.

=====
`

it('RezKonv: ingredients are set in, headings and the source have their lines', async () => {
  const { recipes } = await readFrom(REZKONV)
  expect(recipes).toMatchObject([
    {
      source: { app: 'REZKONV', name: 'Großmutters Heft, -- Erfasst *RK* 01.01.2005' },
      ...{ name: 'Apfelkuchen', serves: null, yieldText: '1 Kuchen', categories: ['Backen', 'Kuchen'] },
    },
    { name: 'Brot', serves: 4, lines: [{ text: '500 g Mehl' }], steps: [{ text: 'Backen.' }] },
  ])
  expect(written(recipes[0]?.lines ?? [])).toEqual([
    '200 Gramm Mehl',
    '1 Pack. Backpulver, gesiebt, und gewogen',
    'BELAG: 1 kg Äpfel',
    'BELAG: Zimt',
  ])
  expect(written(recipes[0]?.steps ?? [])).toEqual(['Mehl und Backpulver mischen und kneten.', 'Backen.'])
})

it('RecipeSage’s text: values have many lines, and null is none', async () => {
  const one = (title: string, more: string): string => `Title: ${title}
Description: Good.
Yield: 4 servings
ActiveTime: 10 min
TotalTime: null
Source: Aunt
Url: https://soup.example/
Folder: main
Ingredients: [Base]
2 leeks
1 l stock
Instructions: Cut.
Notes: keep the green.
Cook.
Notes: Freezes.
CreatedAt: Mon Mar 04 2024 10:00:00 GMT+0000
UpdatedAt: null
Rating: 4
NutritionCalories: 200 kcal
NutritionTotalFat: null
${more}Images: https://pictures.example/1.jpg
`
  const { recipes } = await readFrom(
    `==== Recipes ====\n\n${one('Soup', 'Labels: quick, soup\n')}\n\n${one('Stew', '')}`,
  )
  expect(recipes.map(({ name }) => name)).toEqual(['Soup', 'Stew'])
  expect(recipes[0]).toMatchObject({
    source: { app: 'RECIPESAGE', name: 'Aunt', url: 'https://soup.example/' },
    ...{ description: 'Good.', serves: 4, prepMinutes: 10, totalMinutes: null, rating: 4, createdOn: '2024-03-04' },
    ...{ labels: ['quick', 'soup'], nutrition: 'Calories: 200 kcal', left: 'image: https://pictures.example/1.jpg' },
  })
  expect(written(recipes[0]?.lines ?? [])).toEqual(['Base: 2 leeks', 'Base: 1 l stock'])
  // The first of two parts that begin alike is the notes: all that was written is there.
  expect([written(recipes[0]?.steps ?? []), recipes[0]?.notes]).toEqual([
    ['Cut.'],
    'keep the green.\nCook.\nNotes: Freezes.',
  ])
})

it('Plan to Eat’s text: names within the directions begin no new part', async () => {
  const text = `--------------
Title: "Loaf"
Description: Crusty.
Source: https://loaf.example/
Serves: 7
Prep Time: 75 min
Cook Time: 45 min
Tags: slow^Sunday
Photo Url: https://photo.example/1.jpg
Ingredients:
, Dough
2 itm Egg, beaten
500 g Flour
Directions:
Knead.
Note: wait.
--------------
Title: Toast
Ingredients:
2 slices bread
Directions:
Toast.
`
  const { recipes } = await readFrom(text)
  expect(recipes).toMatchObject([
    {
      source: { app: 'PLAN_TO_EAT', url: 'https://loaf.example/' },
      ...{ name: 'Loaf', serves: 7, prepMinutes: 75, cookMinutes: 45, labels: ['slow', 'Sunday'] },
      ...{ left: 'image: https://photo.example/1.jpg', description: 'Crusty.' },
    },
    { name: 'Toast' },
  ])
  expect(written(recipes[0]?.lines ?? [])).toEqual(['Dough: 2 Egg, beaten', 'Dough: 500 g Flour'])
  expect(written(recipes[0]?.steps ?? [])).toEqual(['Knead.', 'Note: wait.'])
})

it('Mealime’s page: what a pantry has is summed from the steps, each unit for itself', async () => {
  const page = `<!doctype html><html><head><title>Mealime</title></head><body><h1>Wraps</h1>
    <p class="description">30 minutes | 4 servings</p><h2>Find cookware</h2><ul><li class="cookware">pan</li></ul>
    <h2>Grab ingredients</h2><ul>
    <li class="line-item"><div class="quantity">1 lb</div><div class="ingredient">chicken breast</div><div class="notes">cut in strips</div></li>
    <li class="line-item"><div class="quantity">&nbsp;</div><div class="ingredient">olive oil</div></li>
    <li class="line-item"><div class="quantity">&nbsp;</div><div class="ingredient">oil</div></li>
    <li class="line-item"><div class="quantity">&nbsp;</div><div class="ingredient">salt</div></li></ul>
    <h2>Cook &amp; enjoy</h2><ol>
    <li class="instruction"><div class="primary">Dress the chicken.</div><div class="secondary"><pre>1 lb chicken breast
4 tsp olive oil</pre></div></li>
    <li class="instruction"><div class="primary">Fry.</div><div class="secondary"><pre>1 ½ tsp olive oil
1 tbsp olive oil
1 tsp oil</pre></div></li></ol></body></html>`
  const recipe = await recipeFrom(page)
  expect(recipe).toMatchObject({ source: { app: 'MEALIME' }, name: 'Wraps', serves: 4, totalMinutes: 30 })
  expect(written(recipe.lines)).toEqual([
    '1 lb chicken breast, cut in strips',
    '5.5 tsp olive oil',
    '1 tbsp olive oil',
    '1 tsp oil',
    'salt',
  ])
  expect(written(recipe.steps)).toEqual(['Dress the chicken.', 'Fry.'])
})
