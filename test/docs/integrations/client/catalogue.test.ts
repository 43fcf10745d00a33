import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type ChangesAnswer,
  type ChangesPage,
  createClient,
  type ExportedMeal,
  type Failure,
  MealwrightError,
  type TypedDocument,
} from '../../../../docs/integrations/client/src/index.ts'
import { importCatalogue } from '../../../../server/catalogue/importCatalogue'
import { makeIngredient, makeLine, makeMeal } from '../../../support/catalogueFixtures'
import { type Gateway, startGateway } from '../../../support/gateway'
import { givenApp } from '../../../support/givenApp'
import { partnerKey } from '../../../support/principals'

const app = givenApp()
let gateway: Gateway
beforeAll(async () => {
  gateway = await startGateway(() => app.url)
})
afterAll(() => gateway.stop())
const client = async (options = {}) =>
  createClient({ url: gateway.url, key: await partnerKey(app, 'MEALS_READ'), tries: 1, ...options })

async function bring(...slugs: string[]): Promise<void> {
  const meals = slugs.map((slug) => makeMeal(slug, [makeLine('egg')], { name: slug }))
  await importCatalogue(app.services, { ingredients: [makeIngredient('egg')], swaps: [], meals })
  await app.services.catalogue.refresh()
}
const all = async <Item>(items: AsyncIterable<Item>) => {
  const found: Item[] = []
  for await (const item of items) found.push(item)
  return found
}

describe('the export', () => {
  it('is every meal, and nothing where it is as it was', async () => {
    const of = await client()
    const first = await of.exportCatalogue()
    if (!first.ok || first.isUnchanged) throw new Error(JSON.stringify(first))
    const meals = await all(first.meals)
    expect(meals.map(({ id }) => id)).toEqual(app.services.catalogue.compiled.meals.map(({ meal }) => meal.id))
    const named: Record<keyof ExportedMeal, true> = {
      ...{ id: true, slug: true, name: true, categories: true, mainIngredient: true, minutes: true, tags: true },
      ...{ dietary: true, dietaryWithSwaps: true, ingredients: true, steps: true, nutrition: true, changedAt: true },
    }
    for (const meal of meals) expect(Object.keys(meal).sort()).toEqual(Object.keys(named).sort())
    expect(await of.exportCatalogue({ etag: first.etag })).toEqual({ ok: true, isUnchanged: true, etag: first.etag })
  })

  it('is a failure for a key that does not read meals', async () => {
    const of = createClient({ url: app.url, key: await partnerKey(app, 'LINKS_WRITE') })
    expect(await of.exportCatalogue()).toMatchObject({
      ok: false,
      failure: { status: 403, message: expect.any(String) },
    })
  })

  it.each([
    ['whose last line is cut off', (body: string) => [body, true] as const],
    ['whose connection is lost', (body: string) => [body, false] as const],
  ])('is an error %s, after the meals that came', async (_name, cut) => {
    const [text, isEnded] = cut('{"id": "a"}\n{"id": "b"')
    const server = createServer((_request, response) => {
      response.write(text)
      setTimeout(() => (isEnded ? response.end() : response.destroy()), 50)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const of = createClient({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key: null })
    const answer = await of.exportCatalogue()
    if (!answer.ok || answer.isUnchanged) throw new Error(JSON.stringify(answer))
    const came: string[] = []
    await expect(async () => {
      for await (const { id } of answer.meals) came.push(id)
    }).rejects.toThrow(MealwrightError)
    expect(came).toEqual(['a'])
    server.close()
  })
})

describe('the loop over changes', () => {
  it('begins with everything, goes on from a token, and begins again where the server does not know it', async () => {
    await bring('soup', 'roll', 'cake')
    const of = await client()
    const pages = await all(of.catalogueChanges({ after: null, first: 2 }))
    expect(pages.map(({ startsOver, changes, hasMore }) => [startsOver, changes.length, hasMore])).toEqual([
      [true, 2, true],
      [false, 1, false],
    ])
    const after = pages.at(-1)?.token ?? ''
    expect(await all(of.catalogueChanges({ after }))).toEqual([])
    await bring('soup', 'cake')
    const [removal] = await all(of.catalogueChanges({ after }))
    expect(removal).toMatchObject({ startsOver: false, changes: [{ kind: 'REMOVAL', slug: 'roll', meal: null }] })
    // As a restored backup leaves it.
    await app.services.db('catalogue_state').update({ changesEra: 'another' })
    await app.services.catalogue.refresh()
    const [again] = await all(of.catalogueChanges({ after: removal?.token ?? '' }))
    expect([again?.startsOver, again?.changes.map(({ slug }) => slug).sort()]).toEqual([true, ['cake', 'soup']])
  })

  it('asks for other fields with an operation of the caller', async () => {
    await bring('soup')
    const document: TypedDocument<
      ChangesAnswer<{ minutes: number }>,
      { first: number; after?: string | null }
    > = 'query ($first: Int!, $after: String) { catalogueChanges(first: $first, after: $after) { token hasMore changes { mealId slug meal { minutes } } } }'
    const [page] = await all((await client()).catalogueChanges({ after: null, document }))
    const [change] = page?.changes ?? []
    expect(change).toEqual({
      kind: 'UPSERT',
      mealId: expect.any(String),
      slug: 'soup',
      meal: { minutes: expect.any(Number) },
    })
  })

  it('goes on through what passes, and ends when its caller ends it', async () => {
    await bring('soup')
    const [ending, failures, pages] = [new AbortController(), [] as Failure[], [] as ChangesPage<unknown>[]]
    gateway.failNext('lostBefore', { status: 503 })
    const follow = (await client()).catalogueChanges({
      ...{ after: null, every: 0.02, signal: ending.signal, onFailure: (failure: Failure) => failures.push(failure) },
    })
    for await (const page of follow) {
      pages.push(page)
      if (pages.length === 1) await bring('soup', 'roll')
      if (page.changes.some(({ slug }) => slug === 'roll')) ending.abort()
    }
    expect(failures.map(({ code }) => code)).toEqual(['NETWORK', 'BAD_ANSWER'])
    expect(pages.map(({ changes }) => changes.map(({ slug }) => slug))).toEqual([['soup'], ['roll']])
  })

  it('throws what does not pass', async () => {
    const next = createClient({ url: app.url, key: 'mw_none' }).catalogueChanges({ after: null, every: 0.01 }).next()
    await expect(next).rejects.toMatchObject({ failure: { code: 'UNAUTHENTICATED', reason: 'ACCESS_KEY_INVALID' } })
  })
})
