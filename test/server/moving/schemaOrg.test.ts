import { photoOf, readFrom, recipeFrom, written } from '../../support/moving/readFrom'
import { jsonEntry, zipOf } from '../../support/moving/zipOf'

const soup = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Leek soup',
  recipeIngredient: ['2 leeks', 'Salt'],
  recipeInstructions: ['Slice.', 'Boil.'],
}

describe('schema.org data', () => {
  it.each([
    ['one thing', soup],
    ['a list, with nothing in it as well', [null, soup]],
    ['recipes', { recipes: [soup] }],
    ['a graph', { '@graph': [{ '@type': 'WebPage' }, soup] }],
    ['within other things', { data: { entry: { recipe: soup } } }],
    ['a type of several', { ...soup, '@type': ['Thing', 'Recipe'] }],
    ['a type by its address', { ...soup, '@type': 'http://schema.org/Recipe' }],
  ])('is read as %s', async (_form, data) => {
    expect(written((await recipeFrom(JSON.stringify(data))).lines)).toEqual(['2 leeks', 'Salt'])
  })

  it('may begin with a byte order mark or be UTF-16', async () => {
    const text = JSON.stringify({ ...soup, name: 'Crème' })
    expect(await recipeFrom(`\ufeff${text}`)).toMatchObject({ name: 'Crème' })
    expect(await recipeFrom(Buffer.from(`\ufeff${text}`, 'utf16le'))).toMatchObject({ name: 'Crème' })
  })

  it('has times as durations and in words, and no rating of a site', async () => {
    const recipe = await recipeFrom(
      JSON.stringify({
        ...soup,
        prepTime: 'P0Y0M0DT0H35M0.000S',
        cookTime: '30 minutes',
        totalTime: 'PT1H5M',
        recipeYield: ['12', '12 muffins'],
        aggregateRating: { ratingValue: 4.58, ratingCount: 1743 },
        author: { '@type': 'Person', name: 'Ana' },
        keywords: 'soup, winter',
        image: 'https://pictures.example/soup.jpg',
      }),
    )
    expect(recipe).toMatchObject({
      prepMinutes: 35,
      cookMinutes: 30,
      totalMinutes: 65,
      serves: null,
      yieldText: '12 muffins',
      rating: null,
      photo: null,
      labels: ['soup', 'winter'],
      source: { app: null, name: 'Ana' },
      left: 'image: https://pictures.example/soup.jpg',
    })
  })

  it('has sections of lines and steps, however they are written', async () => {
    const recipe = await recipeFrom(
      JSON.stringify({
        ...soup,
        recipeIngredient: ['[Soup]', '2 leeks', '## Bread', '1 loaf'],
        recipeInstructions: [
          { '@type': 'HowToSection', name: 'Soup', itemListElement: [{ '@type': 'HowToStep', text: 'Boil.' }] },
          { '@type': 'HowToSection', name: 'Bread' },
          { '@type': 'HowToStep', text: 'Toast.' },
        ],
      }),
    )
    expect(written(recipe.lines)).toEqual(['Soup: 2 leeks', 'Bread: 1 loaf'])
    expect(written(recipe.steps)).toEqual(['Soup: Boil.', 'Bread: Toast.'])
  })
})

describe('a list with something else among its recipes', () => {
  it('names that as a failure, once each', async () => {
    const list = { recipes: [soup, { title: 'of no known form' }, { '@type': 'Recipe', name: 'Empty' }] }
    const { recipes, failures } = await readFrom(JSON.stringify(list), 'all.json')
    expect(recipes.map(({ name }) => name)).toEqual(['Leek soup'])
    expect(failures).toEqual(Array(2).fill({ entry: 'all.json', reason: 'NO_RECIPES' }))
    const packed = await readFrom(zipOf([jsonEntry('all.json', list)]))
    expect([packed.recipes.length, packed.failures]).toEqual([1, failures])
  })
})

describe('an export of RecipeSage', () => {
  it("has the person's own rating, notes and labels", async () => {
    const { recipes } = await readFrom(
      JSON.stringify({
        recipes: [1, 2].map((number) => ({
          ...soup,
          identifier: `id-${number}`,
          datePublished: '2024-05-06T07:08:09.000Z',
          recipeCategory: ['Winter'],
          creditText: 'My aunt',
          isBasedOn: 'https://aunt.example/soup',
          comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Thin it.' }],
          aggregateRating: { '@type': 'AggregateRating', ratingValue: '5', bestRating: '5' },
        })),
      }),
    )
    expect(recipes).toHaveLength(2)
    expect(recipes[1]).toMatchObject({
      source: { app: 'RECIPESAGE', id: 'id-2', url: 'https://aunt.example/soup', name: 'My aunt' },
      labels: ['Winter'],
      rating: 5,
      notes: 'Thin it.',
      createdOn: '2024-05-06',
    })
  })
})

describe('several pictures', () => {
  it('are all there, as data or beside, each once', async () => {
    const data = (name: string) => `data:image/jpeg;base64,${photoOf(name).toString('base64')}`
    const page = 'https://pictures.example/soup.jpg'
    expect(
      await recipeFrom(JSON.stringify({ ...soup, image: [page, data('one'), { url: data('two') }, data('one')] })),
    ).toMatchObject({ photo: photoOf('one'), furtherPhotos: [photoOf('two')], lostPhoto: null })
    const beside = zipOf([
      jsonEntry('soup/recipe.json', { ...soup, image: ['full.jpg', '50%20off.jpg', 'gone.jpg'] }),
      { name: 'soup/50%20off.jpg', content: photoOf('two') },
      { name: 'soup/full.jpg', content: photoOf('one') },
    ])
    expect(await recipeFrom(beside)).toMatchObject({ photo: photoOf('one'), furtherPhotos: [photoOf('two')] })
  })

  it('are not more than a dish may have', async () => {
    const image = Array.from({ length: 13 }, (_, index) => `data:;base64,${photoOf(`${index}`).toString('base64')}`)
    const { furtherPhotos, lostPhoto } = await recipeFrom(JSON.stringify({ ...soup, image }))
    expect([furtherPhotos.length, lostPhoto]).toEqual([11, 'TOO_MANY'])
  })
})

describe('a folder of Nextcloud Cookbook', () => {
  it('has the whole picture of each recipe', async () => {
    const own = { ...soup, printImage: 'false', id: '7', recipeYield: 3, dateCreated: '0' }
    const { recipes, failures } = await readFrom(
      zipOf([
        jsonEntry('Cookbook/Leek soup/recipe.json', own),
        { name: 'Cookbook/Leek soup/thumb16.jpg', content: photoOf('tiny') },
        { name: 'Cookbook/Leek soup/full.jpg', content: photoOf('soup') },
        { name: '__MACOSX/Cookbook/Leek soup/._recipe.json', content: '\0' },
        jsonEntry('Cookbook/Pie/recipe.json', { ...own, name: 'Pie' }),
        { name: 'Cookbook/Pie/thumb.jpg', content: photoOf('thumb of pie') },
      ]),
    )
    expect(failures).toEqual([])
    expect(recipes.map(({ name, photo }) => [name, photo])).toEqual([
      ['Leek soup', photoOf('soup')],
      ['Pie', photoOf('thumb of pie')],
    ])
    expect(recipes[0]).toMatchObject({ serves: 3, createdOn: null, source: { app: 'NEXTCLOUD', id: '7' } })
  })
})
