import { importCatalogue } from '../../server/catalogue/importCatalogue'
import { createRandom } from '../../server/planning/random'
import { CatalogueMirror, wholeCatalogue } from './catalogueMirror'
import { ChangingCatalogue, latestNumber } from './changingCatalogue'
import { preparedDatabase } from './freshDatabase'
import { partnerKey } from './principals'
import { type RunningApp, startApp } from './startApp'

/**
 * A mirror follows `imports` imports over two servers on one database, of which each loads what is stored now and then only,
 * and one is started again on the way. Pages are read beside imports. At the end it is the catalogue; on the way it was sent
 * nothing twice.
 */
export async function followCatalogue(imports: number, seed: number): Promise<CatalogueMirror> {
  const database = await preparedDatabase()
  const environment = { DATABASE_URL: database.url, RATE_LIMIT_SCALE: '1000000' }
  const servers: [RunningApp, RunningApp] = [await startApp(environment), await startApp(environment)]
  try {
    const random = createRandom(seed)
    const one = () => servers[random.below(2)] ?? servers[0]
    const key = await partnerKey(servers[0], 'MEALS_READ')
    const mirror = new CatalogueMirror(key)
    const catalogue = new ChangingCatalogue(seed)
    await mirror.visit(one().graphql)
    expect(new Set(mirror.received.map(({ mealId }) => mealId)).size).toBe(mirror.received.length)
    const telling = new Telling(mirror, catalogue)
    for (let count = 1; count <= imports; count += 1) {
      const read = async () => {
        for (let pages = random.below(3); pages > 0; pages -= 1) await mirror.page(one().graphql)
      }
      await Promise.all([importCatalogue(one().services, catalogue.next()), read()])
      if (random.below(2) === 0) await one().services.catalogue.refresh()
      await read()
      if (random.below(8) === 0) await mirror.visit(one().graphql)
      if (count === Math.floor(imports / 2)) {
        await servers[1].stop()
        servers[1] = await startApp(environment)
      }
      telling.check()
    }
    for (const { services } of servers) await services.catalogue.refresh()
    await mirror.visit(servers[0].graphql)
    telling.check()
    for (const { graphql } of servers)
      expect([...(await wholeCatalogue(graphql, key))].sort()).toEqual([...mirror.meals].sort())
    expect(await mirror.visit(servers[1].graphql)).toBe(0)
    return mirror
  } finally {
    for (const server of servers) await server.stop()
    await database.drop()
  }
}

/** Sees that each change that a mirror receives of a meal is later than the one before it. */
class Telling {
  private seen: number
  private readonly last = new Map<string, number>()

  constructor(
    private readonly mirror: CatalogueMirror,
    private readonly catalogue: ChangingCatalogue,
  ) {
    this.seen = mirror.received.length
  }

  /** Looks at what was sent since the last look. */
  check(): void {
    const again: string[] = []
    for (const { kind, mealId, text } of this.mirror.received.slice(this.seen)) {
      // The first import removes the meals of the seeds.
      const number = kind === 'UPSERT' ? latestNumber(text) : (this.catalogue.removedBy.get(mealId) ?? 1)
      const before = this.last.get(mealId) ?? 0
      if (!(number > before)) again.push(`${kind} of ${mealId}: ${number} after ${before}`)
      this.last.set(mealId, number)
    }
    expect(again).toEqual([])
    this.seen = this.mirror.received.length
  }
}
