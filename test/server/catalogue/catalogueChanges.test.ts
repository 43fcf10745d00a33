import { catchUpChanges } from '../../../server/catalogue/recordChanges'
import { importCatalogue } from '../../../server/catalogue/importCatalogue'
import { readChangeToken, writeChangeToken } from '../../../server/catalogue/changeToken'
import type { CatalogueData } from '../../../server/catalogue/types'
import { makeIngredient, makeLine, makeMeal, makeSwap, smallCatalogue } from '../../support/catalogueFixtures'
import { CatalogueMirror, wholeCatalogue } from '../../support/catalogueMirror'
import { statementsOf } from '../../support/countStatements'
import { followCatalogue } from '../../support/followCatalogue'
import { fullCatalogueData } from '../../support/fullCatalogue'
import { givenApp } from '../../support/givenApp'
import { partnerKey } from '../../support/principals'
import { SEED } from '../../support/runs'

const app = givenApp()
let key: string
beforeAll(async () => {
  key = await partnerKey(app, 'MEALS_READ')
})

const small = (): CatalogueData => {
  const data = smallCatalogue()
  return { ...data, meals: [...data.meals, makeMeal('salted-soy', [makeLine('soy-milk'), makeLine('salt')])] }
}

async function bring(data: CatalogueData) {
  await importCatalogue(app.services, data)
  await app.services.catalogue.refresh()
}

/** A mirror that has everything. */
async function upToDate(first?: number): Promise<CatalogueMirror> {
  const mirror = new CatalogueMirror(key, first)
  await mirror.visit(app.graphql)
  return mirror
}

/** What a mirror receives by one more visit. */
async function received(mirror: CatalogueMirror): Promise<string[]> {
  const before = mirror.received.length
  await mirror.visit(app.graphql)
  return mirror.received.slice(before).map(({ kind, mealId }) => `${kind} ${mealId}`)
}

const ask = (after: unknown, first = 5, headers = {}) =>
  app.graphql(
    'query ($after: String, $first: Int!) { catalogueChanges(after: $after, first: $first) { changes { mealId meal { id } } token hasMore } }',
    { after, first },
    key,
    headers,
  )

describe('catalogueChanges', () => {
  test('lists the seeds of the first start, each meal once, and then nothing', async () => {
    const mirror = await upToDate(50)
    expect(mirror.received).toHaveLength(fullCatalogueData().meals.length)
    expect([...mirror.meals].sort()).toEqual([...(await wholeCatalogue(app.graphql, key))].sort())
    expect(await received(mirror)).toEqual([])
    await bring(fullCatalogueData())
    expect(await received(mirror)).toEqual([])
  })

  test('tells what is new, changed, removed and back, and nothing else', async () => {
    await bring(small())
    const mirror = await upToDate()
    expect([...mirror.meals.keys()].sort()).toEqual(['boiled-egg', 'omelette', 'salted-soy'])
    const data = small()
    data.meals[0] = { ...makeMeal('omelette', [makeLine('egg', 120), makeLine('milk')]), slug: 'soft-omelette' }
    data.meals[1] = makeMeal('salted-milk', [makeLine('milk'), makeLine('salt')])
    await bring(data)
    expect(await received(mirror)).toEqual(['REMOVAL boiled-egg', 'UPSERT omelette', 'UPSERT salted-milk'])
    await bring(small())
    expect((await received(mirror)).sort()).toEqual(['REMOVAL salted-milk', 'UPSERT boiled-egg', 'UPSERT omelette'])
  })

  test('a corrected fact, a new swap and the fact of what is swapped in change the meals that use them', async () => {
    await bring(small())
    const mirror = await upToDate()
    const data = small()
    data.ingredients[3] = makeIngredient('salt', { contains: null })
    await bring(data)
    expect((await received(mirror)).sort()).toEqual(['UPSERT boiled-egg', 'UPSERT salted-soy'])
    data.swaps.push(makeSwap('milk', null))
    await bring(data)
    expect(await received(mirror)).toEqual(['UPSERT omelette'])
    data.ingredients[2] = makeIngredient('soy-milk', { contains: ['soy'] })
    await bring(data)
    expect((await received(mirror)).sort()).toEqual(['UPSERT omelette', 'UPSERT salted-soy'])
  })

  test('a first copy has no removals from before it, and those that come while it is made', async () => {
    await bring({ ...small(), meals: small().meals.slice(1) })
    await bring(small())
    await bring({ ...small(), meals: small().meals.slice(0, 2) })
    const mirror = new CatalogueMirror(key, 1)
    expect(await mirror.page(app.graphql)).toBe(true)
    const [{ mealId: first } = { mealId: '' }] = mirror.received
    await bring({ ...small(), meals: small().meals.filter(({ id }) => id !== first) })
    const rest = small()
      .meals.map(({ id }) => id)
      .filter((id) => id !== first)
    expect((await received(mirror)).sort()).toEqual([`REMOVAL ${first}`, ...rest.map((id) => `UPSERT ${id}`)].sort())
  })

  test('a server that has not loaded an import tells it later, and not what another sent already', async () => {
    await bring(small())
    const mirror = await upToDate()
    const behind = app.services.catalogue.snapshot
    const data = small()
    data.meals[0] = makeMeal('omelette', [makeLine('egg', 200)])
    await importCatalogue(app.services, { ...data, meals: data.meals.slice(0, 2) })
    expect(await received(mirror)).toEqual([])
    await app.services.catalogue.refresh()
    expect(await received(mirror)).toEqual(['REMOVAL salted-soy', 'UPSERT omelette'])
    const { token } = mirror
    Object.assign(app.services.catalogue, { current: behind })
    expect((await ask(token)).data).toEqual({ catalogueChanges: { changes: [], token, hasMore: false } })
    await app.services.catalogue.refresh()
  })

  test('names the meals by their global ids where they are asked for', async () => {
    const { data } = await ask(null, 1, { 'Graph-Ids': '1' })
    const { changes } = data.catalogueChanges as unknown as { changes: { mealId: string; meal: { id: string } }[] }
    expect(changes[0]?.mealId).toMatch(/^Meal:/)
    expect(changes[0]?.meal.id).toBe(changes[0]?.mealId)
  })

  test('needs two statements at most beside that of the key', async () => {
    const mirror = await upToDate()
    const sent = await statementsOf(app.services.db, () => ask(null))
    expect(sent.filter((sql) => sql.includes('catalogue_'))).toHaveLength(2)
    const nothing = await statementsOf(app.services.db, () => ask(mirror.token))
    expect(nothing.filter((sql) => sql.includes('catalogue_'))).toHaveLength(1)
  })

  test('refuses made-up tokens, those of another history and pages of no length', async () => {
    const { token } = await upToDate()
    const place = readChangeToken(token ?? '')
    if (!place) throw new Error('A token cannot be read')
    const wrong = [
      '',
      'abc',
      '💥',
      `${token}=`,
      ` ${token}`,
      'x'.repeat(5000),
      writeChangeToken({ ...place, sequence: place.sequence + 1 }),
      writeChangeToken({ ...place, began: place.sequence + 1 }),
      writeChangeToken({ ...place, era: 'another' }),
      ...[-1, 0.5, null, '1', Infinity].map((sequence) => writeChangeToken({ ...place, sequence: sequence as number })),
    ]
    for (const after of wrong) {
      const { errors } = await ask(after)
      expect([after, errors?.[0]?.extensions]).toMatchObject([after, { code: 'BAD_USER_INPUT', field: 'after' }])
    }
    for (const first of [0, 101, -1])
      expect((await ask(token, first)).errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        field: 'first',
      })
  })
})

describe('changes that were not recorded', () => {
  const { stringify } = JSON
  const rows = async () =>
    (await app.services.db('catalogue_changes').where({ isRemoved: 0 }).select('mealId', 'slug', 'hash')).map((row) =>
      stringify(row),
    )

  test('are recorded at the next start as the import would have, and refused until then', async () => {
    await bring(small())
    const { db } = app.services
    const before = (await rows()).sort()
    await db('catalogue_changes').delete()
    await db('catalogue_state').update({ changesDigest: '', lastChange: 0 })
    await app.services.catalogue.refresh()
    expect((await ask(null)).errors?.[0]?.extensions.code).toBe('UNAVAILABLE')
    await catchUpChanges(db)
    expect((await rows()).sort()).toEqual(before)
    await app.services.catalogue.refresh()
    expect([...(await upToDate()).meals.keys()].sort()).toEqual(['boiled-egg', 'omelette', 'salted-soy'])
    expect(await statementsOf(db, () => catchUpChanges(db))).toHaveLength(1)
  })

  test('are those alone that the release before left out', async () => {
    await bring(small())
    const mirror = await upToDate()
    const { db } = app.services
    const state = await db('catalogue_state').first('changesDigest', 'lastChange')
    const stored = await db('catalogue_changes').select('*')
    const data = small()
    data.meals[0] = makeMeal('omelette', [makeLine('egg', 300)])
    await importCatalogue(app.services, data)
    // As if that import had known nothing of changes.
    await db('catalogue_changes').delete()
    await db('catalogue_changes').insert(stored)
    await db('catalogue_state').update(state)
    await importCatalogue(app.services, data)
    await app.services.catalogue.refresh()
    expect(await received(mirror)).toEqual(['UPSERT omelette'])
  })
})

test('a mirror is the catalogue after 40 imports over two servers, and received nothing twice', async () => {
  const mirror = await followCatalogue(40, SEED)
  expect(mirror.received.length).toBeGreaterThan(100)
}, 120_000)
