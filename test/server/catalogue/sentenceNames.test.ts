import { down, up } from '../../../migrations/20261122_swapSteps'
import { importCatalogue } from '../../../server/catalogue/importCatalogue'
import { inSentences, leftOutWords, shortName } from '../../../server/catalogue/sentenceNames'
import { makeIngredient, makeLine, makeMeal, makeSwap } from '../../support/catalogueFixtures'
import { givenApp } from '../../support/givenApp'
import { signUpAndIn } from '../../support/people'

describe('the name of an ingredient in sentences', () => {
  const bread = makeIngredient('gluten-free-bread', {
    name: 'vegan gluten-free bread (soy-free, lupin-free)',
    short: 'gluten-free bread',
    piece: {
      weight: 38,
      one: 'slice of vegan gluten-free bread (soy-free, lupin-free)',
      many: 'slices of vegan gluten-free bread (soy-free, lupin-free)',
    },
  })

  test('is the short one, and so are the nouns for one and for many', () => {
    expect(inSentences(bread)).toMatchObject({
      name: 'gluten-free bread',
      piece: { weight: 38, one: 'slice of gluten-free bread', many: 'slices of gluten-free bread' },
    })
    expect(shortName(bread)).toBe('gluten-free bread')
  })

  test('is the exact one where there is no other', () => {
    const rice = makeIngredient('rice')
    expect(inSentences(rice)).toBe(rice)
    expect([shortName(rice), shortName({ name: 'rice', short: null })]).toEqual(['rice', 'rice'])
  })

  test('leaves words out and brings in none', () => {
    expect([...(leftOutWords(bread.name, 'gluten-free bread') ?? [])]).toEqual(['vegan', 'soy-free', 'lupin-free'])
    expect(leftOutWords(bread.name, 'bread gluten-free')).toBeNull()
    expect(leftOutWords(bread.name, 'white bread')).toBeNull()
  })
})

describe('short names and steps of swaps', () => {
  const app = givenApp()

  test('are stored, kept over an import of the same, and shown', async () => {
    const swap = { ...makeSwap('egg', 'linseed'), before: 'Whisk the {to}.', words: { crack: 'add' } }
    const data = {
      ingredients: [makeIngredient('egg'), makeIngredient('linseed', { name: 'ground linseed', short: 'linseed' })],
      swaps: [swap],
      meals: [makeMeal('cake', [makeLine('egg')], { essential: [], steps: ['Crack the {egg}.'] })],
    }
    await importCatalogue(app.services, data)
    expect((await importCatalogue(app.services, data)).changed).toEqual({ ingredients: 0, meals: 0 })
    await app.services.catalogue.refresh()
    const { compiled } = app.services.catalogue
    expect(compiled.ingredientBySlug.get('linseed')?.short).toBe('linseed')
    expect(compiled.ingredientBySlug.get('egg')?.swaps[0]).toMatchObject({ before: swap.before, words: swap.words })
    const { token } = await signUpAndIn(app)
    const answer = await app.graphql('{ ingredients { nodes { slug name shortName swaps { before } } } }', {}, token)
    expect(answer.data).toEqual({
      ingredients: {
        nodes: [
          { slug: 'egg', name: 'egg', shortName: 'egg', swaps: [{ before: 'Whisk the {to}.' }] },
          { slug: 'linseed', name: 'ground linseed', shortName: 'linseed', swaps: [] },
        ],
      },
    })
  })

  test('the tables can go back and forth, and either way twice', async () => {
    const { db } = app.services
    for (const step of [down, down]) await step(db)
    expect(await db.schema.hasColumn('ingredients', 'short')).toBe(false)
    expect(await db.schema.hasColumn('swaps', 'words')).toBe(false)
    for (const step of [up, up]) await step(db)
    await db('ingredients').where({ slug: 'egg' }).update({ short: 'egg' })
    expect(await db('ingredients').where({ slug: 'egg' }).select('short')).toEqual([{ short: 'egg' }])
  })
})
