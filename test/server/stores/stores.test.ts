import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '../../../server/settings/readSettings'
import { listStores } from '../../../server/stores/listStores'
import { productLinks } from '../../../server/stores/productLinks'
import { seedStores } from '../../../server/stores/seedStores'
import { admin } from '../../support/admin'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'

const app = givenApp()
let person: Person
let folder: string
let slugs: string[]

beforeAll(async () => {
  person = await signUpAndIn(app)
  folder = mkdtempSync(join(tmpdir(), 'mealwright-stores-'))
  slugs = [...app.services.catalogue.compiled.ingredientBySlug.keys()].slice(0, 3)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeEach(async () => {
  await app.services.db('stores').delete()
  await app.services.db('user_settings').delete()
})

function file(text: string): string {
  const path = join(folder, 'file.csv')
  writeFileSync(path, text)
  return path
}

const importStores = (text: string) => admin(app, 'stores', 'import', file(text))
const importLinks = (text: string) => admin(app, 'links', 'import', file(text))
const TWO = 'id,name,linkTemplate\ncorner,Corner Grocer,https://shop.example/search?q={name}\nmarket,Market,\n'

async function prefer(store: string): Promise<string[]> {
  const { data } = await app.graphql(
    'mutation ($input: SaveSettingsInput!) { saveSettings(input: $input) { forms { tags { label choices } } errors { code } } }',
    { input: { tags: [{ label: 'Preferred store', choice: store }] } },
    person.token,
  )
  const { forms, errors } = (
    data as unknown as { saveSettings: { forms: { tags: { choices: string[] }[] } | null; errors: { code: string }[] } }
  ).saveSettings
  return forms?.tags[1]?.choices ?? errors.map(({ code }) => code)
}

const linksOf = async (userId: string | null = person.userId) => {
  const store = userId === null ? null : (await readSettings(app.services.db, userId)).preferredStoreId
  return productLinks(app.services, store, slugs)
}

describe('importing stores', () => {
  it('adds and changes them and leaves the others', async () => {
    expect(await importStores(TWO)).toEqual({ code: 0, out: '2 stores are imported', error: '' })
    expect(await importStores('name,id,linkTemplate\nFresh Market,market,https://m.example/{slug}\n')).toMatchObject({
      code: 0,
    })
    expect(await listStores(app.services)).toEqual([
      { id: 'corner', name: 'Corner Grocer' },
      { id: 'market', name: 'Fresh Market' },
    ])
    const { out } = await admin(app, 'stores', 'list')
    expect(out.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['id', 'name', 'partner', 'links', 'template'],
      ['corner', 'Corner Grocer', '0', 'https://shop.example/search?q={name}'],
      ['market', 'Fresh Market', '0', 'https://m.example/{slug}'],
    ])
  })

  it('is all or nothing, and names every line', async () => {
    const { code, error } = await importStores(
      'id,name,linkTemplate\ngood,Good,\nBad Id,,\nevil,Evil,javascript:alert({name})\ngood,GOOD,https://x.example/{other}\n',
    )
    expect(code).toBe(1)
    expect(error.split('\n').map((line) => line.replace(/^.*file\.csv:/, ''))).toEqual([
      expect.stringMatching(/^3 id: /),
      expect.stringMatching(/^3 name: /),
      expect.stringMatching(/^4 linkTemplate: /),
      expect.stringMatching(/^5 linkTemplate: \{other\}/),
      '5 id: the same as on line 2.',
      '5 name: the same as on line 2.',
      'Nothing was imported.',
    ])
    expect(await listStores(app.services)).toEqual([])
  })

  it('refuses a name that another store has', async () => {
    await importStores(TWO)
    expect((await importStores('id,name,linkTemplate\nthird,corner grocer,\n')).error).toContain(
      ':2 Another store has this name.',
    )
  })

  it('takes a name without its accents for the same, in either database', async () => {
    await importStores('id,name,linkTemplate\nfirst,Café Épicerie,\n')
    expect((await importStores('id,name,linkTemplate\nsecond,Cafe Epicerie,\n')).error).toContain(
      ':2 Another store has this name.',
    )
    expect((await importStores('id,name,linkTemplate\nsecond,Crème,\nthird,CREME,\n')).error).toContain(
      ':3 name: the same as on line 2.',
    )
    expect(await app.services.db('stores').select('id', 'name')).toEqual([{ id: 'first', name: 'Café Épicerie' }])
  })

  it('keeps people at a store whose name changes', async () => {
    await importStores(TWO)
    await prefer('Corner Grocer')
    await importStores('id,name,linkTemplate\ncorner,The Corner,https://shop.example/{slug}\n')
    expect(await app.services.db('user_settings')).toMatchObject([
      { preferredStoreId: 'corner', preferredStore: 'The Corner' },
    ])
    expect((await linksOf()).size).toBe(3)
  })

  it('says what is wrong with the file itself', async () => {
    expect(await admin(app, 'stores', 'import', join(folder, 'missing.csv'))).toMatchObject({
      code: 1,
      error: expect.stringContaining('missing.csv cannot be read'),
    })
    expect(await importStores('')).toMatchObject({
      code: 1,
      error: expect.stringContaining(':1 The first line must be id,name,linkTemplate'),
    })
    expect(await admin(app, 'stores', 'import')).toMatchObject({ code: 2 })
    expect((await admin(app, 'stores', 'list')).out).toBe('There is no store')
  })
})

describe('importing links', () => {
  beforeEach(() => importStores(TWO))

  it('writes, changes and removes them', async () => {
    const [a, b] = slugs
    expect(
      (
        await importLinks(
          `store,ingredient,url\nmarket,${a},https://m.example/1\nmarket,${b},"https://m.example/2?a=1,2"\n`,
        )
      ).out,
    ).toBe('2 links are imported')
    expect((await importLinks(`store,ingredient,url\nmarket,${a},\nmarket,${b},http://m.example/3\n`)).out).toBe(
      '2 links are imported',
    )
    expect(await app.services.db('product_links').select('ingredient', 'url')).toEqual([
      { ingredient: b, url: 'http://m.example/3' },
    ])
    expect((await admin(app, 'stores', 'list')).out).toMatch(/market +Market +1/)
  })

  it('is all or nothing, and names every line', async () => {
    const [a] = slugs
    const { code, error } = await importLinks(
      `store,ingredient,url\nmarket,${a},https://m.example/1\nnowhere,${a},https://m.example/1\nmarket,unobtainium,ftp://m.example\nmarket,${a},https://m.example/2\n`,
    )
    expect(code).toBe(1)
    expect(error.split('\n').map((line) => line.replace(/^.*file\.csv:/, ''))).toEqual([
      '3 store: There is no such store.',
      '4 ingredient: There is no such ingredient.',
      '4 url: An http or https address is expected.',
      '5 The same store and ingredient as on line 2.',
      'Nothing was imported.',
    ])
    expect(await app.services.db('product_links')).toEqual([])
  })

  it('takes thousands of lines', async () => {
    const all = [...app.services.catalogue.compiled.ingredientBySlug.keys()]
    const lines = ['corner', 'market'].flatMap((store) =>
      all.map((slug) => `${store},${slug},https://m.example/${slug}`),
    )
    expect((await importLinks(`store,ingredient,url\n${lines.join('\n')}\n`)).out).toBe(
      `${lines.length} links are imported`,
    )
  })
})

describe('the links of a person', () => {
  beforeEach(() => importStores(TWO))

  it('are offered as choices in the settings', async () => {
    expect(await prefer('Market')).toEqual(['Corner Grocer', 'Market'])
    expect(await prefer('Nowhere')).toEqual(['UNKNOWN'])
  })

  it('are the stored ones, else what the template gives', async () => {
    const [a = '', b = '', c = ''] = slugs
    await prefer('Corner Grocer')
    await importLinks(`store,ingredient,url\ncorner,${a},https://shop.example/p/1\nmarket,${b},https://m.example/2\n`)
    const nameOf = (slug: string) => app.services.catalogue.compiled.ingredientBySlug.get(slug)?.name ?? ''
    expect(Object.fromEntries(await linksOf())).toEqual({
      [a]: 'https://shop.example/p/1',
      [b]: `https://shop.example/search?q=${encodeURIComponent(nameOf(b))}`,
      [c]: `https://shop.example/search?q=${encodeURIComponent(nameOf(c))}`,
    })
  })

  it('are none without a template, a preferred store, or a person', async () => {
    expect((await linksOf()).size).toBe(0)
    await prefer('Market')
    expect((await linksOf()).size).toBe(0)
    expect((await linksOf(null)).size).toBe(0)
    await prefer('Corner Grocer')
    await app.services.db('stores').where({ id: 'corner' }).delete()
    expect((await linksOf()).size).toBe(0)
  })

  it('never lead anywhere but to the web, whatever the tables hold', async () => {
    const [a = ''] = slugs
    await prefer('Market')
    await app.services
      .db('product_links')
      .insert({ storeId: 'market', ingredient: a, url: 'javascript:alert(1)', changedAt: 1 })
    await app.services.db('stores').where({ id: 'market' }).update({ linkTemplate: 'javascript:{name}' })
    expect((await linksOf()).size).toBe(0)
  })

  it('stand on the shopping list', async () => {
    await prefer('Corner Grocer')
    const meal = app.services.catalogue.compiled.meals[0]?.slug
    const { data } = await app.graphql(
      'query ($meals: [ServesInput!]!) { shoppingListForMeals(meals: $meals) { items { productLink } } }',
      { meals: [{ meal, serves: 2 }] },
      person.token,
    )
    const { items } = (data as unknown as { shoppingListForMeals: { items: { productLink: string | null }[] } })
      .shoppingListForMeals
    expect(items.length).toBeGreaterThan(1)
    for (const { productLink } of items) expect(productLink).toMatch(/^https:\/\/shop\.example\/search\?q=\S+$/)
  })
})

test('the example store is made only where there is a demo and no other store', async () => {
  const { db, now, config } = app.services
  await seedStores({ db, now, config })
  expect(await listStores(app.services)).toEqual([])
  const demo = { db, now, config: { ...config, demo: true } }
  await seedStores(demo)
  await seedStores(demo)
  expect(await listStores(app.services)).toEqual([{ id: 'corner-grocer', name: 'Corner Grocer' }])
  await importStores(TWO.replace('Corner Grocer', 'Corner'))
  await db('stores').where({ id: 'corner-grocer' }).delete()
  await seedStores(demo)
  expect(await listStores(app.services)).toMatchObject([{ name: 'Corner' }, { name: 'Market' }])
})
