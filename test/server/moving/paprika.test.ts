import { gzipSync } from 'node:zlib'
import { paprikaArchive } from '../../support/moving/paprikaArchive'
import { photoOf, readFrom, recipeFrom, written } from '../../support/moving/readFrom'
import { zipOf } from '../../support/moving/zipOf'

const base64 = (bytes: Buffer): string => bytes.toString('base64')

describe('a Paprika archive', () => {
  it('gives all that a recipe has', async () => {
    const recipe = await recipeFrom(
      paprikaArchive([
        {
          name: 'Lentil pie',
          uid: 'ABC',
          description: 'A pie. See [the book](https://books.example/pie).',
          ingredients: 'For the dough:\n200 g flour\n100 g butter\nFilling:\n1 tin lentils\nSalt',
          directions: '1. Rub butter into flour.\n\n2. **Fill** and bake, see [recipe:Short pastry].',
          notes: 'Freezes well.',
          nutritional_info: '400 kcal',
          prep_time: '20 min',
          cook_time: '1 hr 10 min',
          total_time: 'a lazy afternoon',
          difficulty: 'Easy',
          servings: 'Serves 6',
          rating: 4,
          source: 'Book of Pies',
          source_url: 'https://pies.example/lentil',
          photo_data: base64(photoOf('square')),
          photo_large: 'a.jpg',
          photos: [
            { filename: 'b.jpg', data: base64(photoOf('slice')) },
            { filename: 'a.jpg', data: base64(photoOf('whole')) },
          ],
          categories: ['Pies', 'Winter'],
        },
      ]),
    )
    expect(recipe).toEqual({
      source: { app: 'PAPRIKA', id: 'ABC', url: 'https://pies.example/lentil', name: 'Book of Pies' },
      name: 'Lentil pie',
      description: 'A pie. See the book (https://books.example/pie).',
      photo: photoOf('whole'),
      furtherPhotos: [photoOf('slice')],
      lostPhoto: null,
      serves: 6,
      yieldText: '',
      prepMinutes: 20,
      cookMinutes: 70,
      totalMinutes: null,
      timeText: 'a lazy afternoon',
      categories: ['Pies', 'Winter'],
      labels: [],
      rating: 4,
      favourite: false,
      cookedOn: [],
      notes: 'Freezes well.',
      lines: [
        { text: '200 g flour', section: 'For the dough' },
        { text: '100 g butter', section: 'For the dough' },
        { text: '1 tin lentils', section: 'Filling' },
        { text: 'Salt', section: 'Filling' },
      ],
      steps: [
        { text: 'Rub butter into flour.', section: null },
        { text: 'Fill and bake, see Short pastry.', section: null },
      ],
      nutrition: '400 kcal',
      createdOn: '2023-04-05',
      left: 'difficulty: Easy',
    })
  })

  it('has two recipes of one name', async () => {
    const twice = [
      { name: 'Soup', ingredients: 'Leek' },
      { name: 'Soup', ingredients: 'Carrot' },
    ]
    const { recipes } = await readFrom(paprikaArchive(twice))
    expect(recipes.map(({ lines }) => written(lines))).toEqual([['Leek'], ['Carrot']])
  })

  it('may be one recipe alone, by whichever name the file has', async () => {
    const one = gzipSync(JSON.stringify({ name: 'Soup', uid: '1', ingredients: 'Leek', directions: 'Boil.' }))
    expect(await recipeFrom(one, 'soup.txt')).toMatchObject({ name: 'Soup', source: { app: 'PAPRIKA' } })
  })

  it('loses no line that ends with a colon and has nothing below it', async () => {
    const recipe = await recipeFrom(
      paprikaArchive([{ name: 'Soup', ingredients: '2 leeks:\nSalt:\nTo serve:\nPeanuts:' }]),
    )
    expect(written(recipe.lines)).toEqual(['2 leeks:', 'Salt', 'To serve', 'Peanuts'])
  })

  it('names the recipe that is damaged and gives the others', async () => {
    const archive = paprikaArchive([{ name: 'Good', ingredients: 'Leek' }])
    const { recipes, failures } = await readFrom(
      zipOf([
        { name: 'bad.paprikarecipe', content: gzipSync('{"directions": "no end').subarray(0, 20) },
        { name: 'all.paprikarecipes', content: archive },
      ]),
    )
    expect(recipes.map(({ name }) => name)).toEqual(['Good'])
    expect(failures).toEqual([{ entry: 'bad.paprikarecipe', reason: 'TRUNCATED' }])
  })
})
