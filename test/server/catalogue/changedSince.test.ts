import { CatalogueStore } from '../../../server/catalogue/CatalogueStore'
import { importCatalogue } from '../../../server/catalogue/importCatalogue'
import { listMeals } from '../../../server/catalogue/listMeals'
import type { CatalogueData } from '../../../server/catalogue/types'
import { makeIngredient, makeLine, makeMeal } from '../../support/catalogueFixtures'
import { givenApp } from '../../support/givenApp'
import { partnerKey } from '../../support/principals'

interface Page {
  nodes: { id: string; minutes: number }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
  asOf: number
}

const QUERY =
  'query ($since: Timestamp, $after: String, $orderBy: MealOrder!) { meals(first: 4, after: $after, orderBy: $orderBy, filter: { changedSince: $since }) { nodes { id minutes } pageInfo { hasNextPage endCursor } asOf } }'

const app = givenApp()
let key: string
beforeAll(async () => {
  key = await partnerKey(app, 'MEALS_READ')
})

/** 20 meals whose minutes tell in which import they last changed. */
const catalogueOf = (minutes: (index: number) => number): CatalogueData => ({
  ingredients: [makeIngredient('egg')],
  swaps: [],
  meals: Array.from({ length: 20 }, (_, index) => {
    const slug = `meal-${String(index).padStart(2, '0')}`
    return makeMeal(slug, [makeLine('egg')], { name: slug, minutes: minutes(index) })
  }),
})

async function bring(minutes: (index: number) => number) {
  await importCatalogue(app.services, catalogueOf(minutes))
  await app.services.catalogue.refresh()
}

/** A partner's copy of the catalogue, brought up to date by visits. */
class Copy {
  readonly minutes = new Map<string, number>()
  private since = 0

  async visit(orderBy: string, between: (pages: number) => Promise<void> = async () => {}): Promise<number> {
    let received = 0
    for (let after: string | null = null, pages = 1; ; pages += 1) {
      const { data, errors } = await app.graphql(QUERY, { since: this.since, after, orderBy }, key)
      expect(errors).toBeUndefined()
      const { nodes, pageInfo, asOf } = data.meals as unknown as Page
      for (const { id, minutes } of nodes) this.minutes.set(id, minutes)
      received += nodes.length
      if (!pageInfo.hasNextPage) {
        this.since = asOf
        return received
      }
      after = pageInfo.endCursor
      await between(pages)
    }
  }
}

const stored = () => new Map(app.services.catalogue.compiled.meals.map(({ id, meal }) => [id, meal.minutes]))

test.each(['NAME', 'MINUTES', 'CHANGED_AT'])(
  'a copy that is visited by %s while imports are stored misses no change',
  async (orderBy) => {
    await bring(() => 10)
    const copy = new Copy()
    for (let visit = 1; visit <= 6; visit += 1)
      await copy.visit(orderBy, async (pages) => {
        // Meals before and behind the page change their values, and so their places. The clock may stand still or go back.
        app.clock.advance((visit % 3) - 1)
        await bring((index) => 5 + ((index * 7 + visit * 3 + pages * 11) % 50))
      })
    await copy.visit(orderBy)
    expect([...copy.minutes].sort()).toEqual([...stored()].sort())
    expect(await copy.visit(orderBy)).toBe(0)
  },
)

test('a visit that ends before this server has loaded an import gets it the next time, whatever the clocks say', async () => {
  await bring(() => 10)
  const copy = new Copy()
  await importCatalogue(
    app.services,
    catalogueOf(() => 30),
  )
  app.clock.advance(5000)
  await copy.visit('NAME')
  expect([...copy.minutes.values()]).toEqual(Array(20).fill(10))
  await app.services.catalogue.refresh()
  await copy.visit('NAME')
  expect([...copy.minutes.values()]).toEqual(Array(20).fill(30))
})

test('pages of servers that hold different versions are as old as the oldest of them', async () => {
  await bring(() => 10)
  const behind = app.services.catalogue.snapshot
  await importCatalogue(
    app.services,
    catalogueOf(() => 40),
  )
  const store = new CatalogueStore(app.services.db)
  await store.refresh()
  const ahead = store.snapshot
  expect(ahead.asOf).toBeGreaterThan(behind.asOf)
  const pageOf = (snapshot: typeof ahead, after: string | null) =>
    listMeals(snapshot, { first: 8, after }, { changedSince: 0 }, 'NAME')
  const first = pageOf(ahead, null)
  const second = pageOf(behind, first.pageInfo.endCursor)
  const third = pageOf(ahead, second.pageInfo.endCursor)
  expect([first, second, third].map(({ asOf }) => asOf)).toEqual([ahead.asOf, behind.asOf, behind.asOf])
})

test('a cursor of before there was asOf goes on, and says nothing of what was read with it', async () => {
  await bring(() => 10)
  const { snapshot } = app.services.catalogue
  const cursor = listMeals(snapshot, { first: 8 }, {}, 'NAME').pageInfo.endCursor?.replace(/\.[^.]*$/, '')
  const next = listMeals(snapshot, { first: 8, after: cursor }, { changedSince: 3 }, 'NAME')
  expect([next.nodes[0]?.meal.id, next.asOf]).toEqual(['meal-08', 3])
})

test('an import takes its time after it has written everything', async () => {
  const written: string[] = []
  const note = ({ sql }: { sql: string }) => void written.push(sql)
  app.services.db.on('query', note)
  let before = 0
  const now = () => {
    before = written.filter((sql) => /^insert into .(meals|ingredients|meal_ingredients)\b/.test(sql)).length
    return app.services.now() + 60_000
  }
  await importCatalogue(
    { ...app.services, now },
    catalogueOf(() => 55),
  )
  app.services.db.off('query', note)
  expect(before).toBeGreaterThanOrEqual(2)
  await app.services.catalogue.refresh()
  const { snapshot } = app.services.catalogue
  expect(new Set(snapshot.changedAt.values())).toEqual(new Set([snapshot.asOf]))
})
