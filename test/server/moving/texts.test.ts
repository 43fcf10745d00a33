import { photoOf, readFrom, recipeFrom, written } from '../../support/moving/readFrom'
import { zipOf } from '../../support/moving/zipOf'

describe('Plan to Eat', () => {
  it('is read with its headings, pieces and figures', async () => {
    const header =
      'Title,Course,Cuisine,Main Ingredient,Description,Source,Url,Url Host,Prep Time,Cook Time,Total Time,Servings,Yield,Ingredients,Directions,Tags,Rating,Public Url,Photo Url,Private,Nutritional Score (generic),Calories,Fat,Created At,Updated At'
    const row =
      'Loaf,Bread,French,Flour,"Good,\ncrusty.",My aunt,https://loaf.example/,loaf.example,75,,150,7,1 loaf,", Dough\n2 itm Egg, beaten\n500 g Flour\n","Knead.\nBake.","slow, Sunday",3,https://public.example/1,https://photo.example/1.jpg,yes,,13,16,2023-10-13 20:29:29,2023-10-14 20:32:48'
    expect(await recipeFrom(zipOf([{ name: 'export.csv', content: `${header}\n${row}\n` }]))).toMatchObject({
      source: { app: 'PLAN_TO_EAT', url: 'https://loaf.example/', name: 'My aunt' },
      description: 'Good,\ncrusty.',
      serves: 7,
      prepMinutes: 75,
      cookMinutes: null,
      totalMinutes: 150,
      categories: ['Bread'],
      labels: ['French', 'Flour', 'slow', 'Sunday'],
      rating: 3,
      lines: [
        { text: '2 Egg, beaten', section: 'Dough' },
        { text: '500 g Flour', section: 'Dough' },
      ],
      steps: [{ text: 'Knead.' }, { text: 'Bake.' }],
      nutrition: 'Calories: 13\nFat: 16',
      createdOn: '2023-10-13',
      left: 'Yield: 1 loaf\nPublic Url: https://public.example/1\n\nimage: https://photo.example/1.jpg',
    })
  })
})

describe('MyRecipeBox and any other table', () => {
  it('has minutes, semicolons between tags, and a source that is an address', async () => {
    const table =
      'title,description,preparationTime,cookingTime,inactiveTime,totalTime,quantity,ingredients,instructions,notes,nutrition,favorite,rating,categories,tags,video,source,originalPicture,\n' +
      'Chips,,10,15,5,25,4,"2 potatoes\nOil","Fry.",Twice.,"calories : 150",true,5,Side ; Snack,quick ; hot,,https://chips.example/,https://photo.example/c.jpg,\n'
    expect(await recipeFrom(table)).toMatchObject({
      source: { app: 'MY_RECIPE_BOX', url: 'https://chips.example/', name: null },
      serves: 4,
      totalMinutes: 25,
      categories: ['Side', 'Snack'],
      labels: ['quick', 'hot'],
      rating: 5,
      favourite: true,
      nutrition: 'calories : 150',
      left: 'inactiveTime: 5\n\nimage: https://photo.example/c.jpg',
    })
  })

  it.each([
    ['Titel;Zutaten;Zubereitung;Portionen;Kochzeit', 'German'],
    ['Titre;Ingrédients;Préparation;Personnes;Temps de cuisson', 'French'],
    ['Título;Ingredientes;Preparación;Raciones;Tiempo de cocción', 'Spanish'],
    ['Titolo;Ingredienti;Procedimento;Porzioni;Tempo di cottura', 'Italian'],
  ])('may have names as in %s', async (header) => {
    expect(await recipeFrom(`${header}\nChips;"2 potatoes\nOil";Fry.;3;20 min\n`)).toMatchObject({
      ...{ name: 'Chips', serves: 3, cookMinutes: 20, left: '' },
      ...{ lines: [{ text: '2 potatoes' }, { text: 'Oil' }], steps: [{ text: 'Fry.' }] },
    })
  })

  it.each([';', '\t'])('may have other names and %p between its columns', async (between) => {
    const rows = [
      ['Recipe name', 'Ingredients', 'Method', 'Serves', 'Prep', 'Keywords', 'Photo', 'Shelf'],
      ['Chips', 'potatoes | oil', 'Fry.', '2', '20 min', 'hot', 'chips.jpg', 'B'],
    ]
    const content = rows.map((row) => row.join(between)).join('\r\n')
    expect(
      await recipeFrom(
        zipOf([
          { name: 'all.csv', content },
          { name: 'chips.jpg', content: photoOf('chips') },
        ]),
      ),
    ).toMatchObject({
      source: { app: null },
      name: 'Chips',
      lines: [{ text: 'potatoes' }, { text: 'oil' }],
      serves: 2,
      prepMinutes: 20,
      photo: photoOf('chips'),
      left: 'Shelf: B',
    })
  })
})

describe('MealMaster', () => {
  it('reads ingredients by their columns, and no step as one', async () => {
    const file = [
      'MMMMM----- Recipe via Meal-Master (tm) v8.05',
      '',
      '      Title: Stuffed shells',
      ' Categories: Pasta, Main dish',
      '      Yield: 6 Servings',
      '',
      'MMMMM--------------------------FILLING-------------------------------',
      '  1 1/2 c  Ricotta;                            2 T  Parsley',
      '           - well drained                           Salt',
      '      1 ts Pepper                              1 x  Nutmeg',
      '',
      'MMMMM---------------------------SHELLS-------------------------------',
      '     24 lg Shells',
      '',
      '  350 degrees is the heat. Cook the',
      '  shells.',
      '',
      '  Fill, and bake at 350\xf8F.',
      '',
      'MMMMM',
      '',
      '---------- Recipe via Meal-Master (tm) v8.02',
      '',
      '      Title: Cr\x88pes',
      '   Servings:  4',
      '',
      '      2 ea Eggs',
      '',
      '  Fry.',
      '-----',
    ].join('\r\n')
    const { recipes } = await readFrom(Buffer.from(file, 'latin1'))
    expect(recipes.map(({ name, serves }) => [name, serves])).toEqual([
      ['Stuffed shells', 6],
      ['Crêpes', 4],
    ])
    expect(recipes[0]?.categories).toEqual(['Pasta', 'Main dish'])
    expect(recipes.map(({ lines }) => written(lines))).toEqual([
      [
        'FILLING: 1 1/2 cup Ricotta; well drained',
        'FILLING: 1 tsp Pepper',
        'FILLING: 2 tbsp Parsley',
        'FILLING: Salt',
        'FILLING: Nutmeg',
        'SHELLS: 24 large Shells',
      ],
      ['2 Eggs'],
    ])
    expect(written(recipes[0]?.steps ?? [])).toEqual([
      '350 degrees is the heat. Cook the shells.',
      'Fill, and bake at 350°F.',
    ])
  })
})

describe('Cooklang', () => {
  it('lists what its steps name, and reads the steps without marks', async () => {
    const text = `---
title: Pancakes
servings: 4
tags: [sweet, quick]
time: 45 minutes
mood: lazy
---
-- a comment
= Batter
Whisk @free range eggs|eggs{2} and @plain flour{=1/2%cup}(sifted) in a #big bowl{}. [- not
this -] Write to ana@example.org.

> Rest it if there is time.

== Frying ==
Fry in @butter for ~{3%minutes}, with more @butter{10 g} and @./sauces/Caramel{150%g} or @?salt.`
    const recipe = await recipeFrom(text, 'file.cook')
    expect(written(recipe.lines)).toEqual([
      'Batter: 2 free range eggs',
      'Batter: 1/2 cup plain flour, sifted',
      'Frying: butter',
      'Frying: 10 g butter',
      'Frying: 150 g [recipe:Caramel]',
      'Frying: salt, optional',
    ])
    expect(written(recipe.steps)).toEqual([
      'Batter: Whisk eggs and plain flour in a big bowl. Write to ana@example.org.',
      'Frying: Fry in butter for 3 minutes, with more butter and Caramel or salt.',
    ])
    expect(recipe).toMatchObject({
      source: { app: 'COOKLANG' },
      name: 'Pancakes',
      serves: 4,
      totalMinutes: 45,
      labels: ['sweet', 'quick'],
      notes: 'Rest it if there is time.',
      left: 'mood: lazy',
    })
  })

  it('is called as its file is, and has the picture of that name', async () => {
    const { recipes } = await readFrom(
      zipOf([
        { name: 'all/Rice.cook', content: '>> source: https://rice.example/\nBoil @rice{200%g}.' },
        { name: 'all/Rice.10.jpg', content: photoOf('tenth step') },
        { name: 'all/Rice.2.jpg', content: photoOf('second step') },
        { name: 'all/Rice.jpg', content: photoOf('rice') },
        { name: 'all/Soup.cook', content: 'Boil @leek{2}.' },
      ]),
    )
    expect(recipes[0]?.furtherPhotos).toEqual([photoOf('second step'), photoOf('tenth step')])
    expect(recipes.map(({ name, photo, source }) => [name, photo, source.url])).toEqual([
      ['Rice', photoOf('rice'), 'https://rice.example/'],
      ['Soup', null, null],
    ])
  })
})

describe('text', () => {
  const soup = (title: string): string =>
    `${title}\nServes 4\n\nIngredients\n2 leeks\n1 l stock\n\nMethod\nBoil the leeks.\n\nNotes\nThin it.\n`

  it.each([
    ['a form feed', `${soup('A')}\f${soup('B')}`],
    ['stars', `${soup('A')}\n* * *\n${soup('B')}`],
    ['dashes', `${soup('A')}\n---\n${soup('B')}`],
    ['titles', `${soup('# A')}\n${soup('# B')}`],
  ])('holds several recipes, parted by %s', async (_by, text) => {
    const { recipes } = await readFrom(text)
    expect(
      recipes.map(({ name, serves, lines, steps, left }) => [name, serves, written(lines), written(steps), left]),
    ).toEqual(['A', 'B'].map((name) => [name, 4, ['2 leeks', '1 l stock'], ['Boil the leeks.'], 'Notes\nThin it.']))
  })

  it('may be Markdown with headings in German', async () => {
    const recipe = await recipeFrom(
      '# Suppe\n\n## Zutaten\n\n- *2* Lauch\n- **Salz**\n\n## Zubereitung\n\n1. Lauch kochen.\n',
    )
    expect(recipe.name).toBe('Suppe')
    expect(written(recipe.lines)).toEqual(['2 Lauch', 'Salz'])
    expect(written(recipe.steps)).toEqual(['Lauch kochen.'])
  })

  it('may have its recipe before it, as values', async () => {
    const recipe = await recipeFrom(
      '---\ntitle: Okra\nimage: okra.jpg\ntags: vegan\ningredients:\n- 1 lb okra\n- Salt\ndirections:\n- Roast.\n---\nGood for us.\n',
    )
    expect(recipe).toMatchObject({ name: 'Okra', description: 'Good for us.', labels: ['vegan'], photo: null })
    expect(written(recipe.lines)).toEqual(['1 lb okra', 'Salt'])
  })

  it('that is no recipe is none', async () => {
    const { recipes, failures, code } = await readFrom(
      zipOf([{ name: 'README.md', content: '# Read me\n\nThese are mine.' }]),
    )
    expect([recipes, failures, code]).toEqual([[], [{ entry: 'README.md', reason: 'NO_RECIPES' }], 'NO_RECIPES'])
  })
})
