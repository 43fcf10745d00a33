import type { CallGraphql } from './graphqlAt'

interface MealChange {
  kind: 'UPSERT' | 'REMOVAL'
  mealId: string
  slug: string
  meal: { id: string; slug: string } | null
}

interface Page {
  changes: MealChange[]
  token: string
  hasMore: boolean
}

const MEAL =
  'id slug name minutes dietary ingredients { ingredient { name swaps { to { name } } } quantity { amount } } changedAt'
const QUERY = `query ($first: Int!, $after: String) { catalogueChanges(first: $first, after: $after) { changes { kind mealId slug meal { ${MEAL} } } token hasMore } }`
const ALL = `query ($after: String) { meals(first: 100, after: $after) { nodes { ${MEAL} } pageInfo { hasNextPage endCursor } } }`

/** A partner's copy of the catalogue that follows `catalogueChanges`. */
export class CatalogueMirror {
  readonly meals = new Map<string, string>()
  /** Every change in the order in which it was sent. */
  readonly received: { kind: MealChange['kind']; mealId: string; text: string }[] = []
  token: string | null = null

  constructor(
    private readonly key: string,
    private readonly first = 7,
  ) {}

  /** Takes one page; whether there is more to get. */
  async page(call: CallGraphql): Promise<boolean> {
    const { data, errors } = await call(QUERY, { first: this.first, after: this.token }, this.key)
    expect(errors).toBeUndefined()
    const { changes, token, hasMore } = data.catalogueChanges as unknown as Page
    expect(changes.length).toBeLessThanOrEqual(this.first)
    for (const { kind, mealId, slug, meal } of changes) {
      const text = JSON.stringify(meal)
      this.received.push({ kind, mealId, text })
      if (kind === 'REMOVAL') {
        expect(meal).toBeNull()
        this.meals.delete(mealId)
        continue
      }
      expect([meal?.id, meal?.slug]).toEqual([mealId, slug])
      this.meals.set(mealId, text)
    }
    this.token = token
    return hasMore
  }

  /** Takes pages until there is no more; the number of changes received. */
  async visit(call: CallGraphql): Promise<number> {
    const before = this.received.length
    while (await this.page(call));
    return this.received.length - before
  }
}

/** All meals as one server shows them, in the same form. */
export async function wholeCatalogue(call: CallGraphql, key: string): Promise<Map<string, string>> {
  const all = new Map<string, string>()
  for (let after: string | null = null; ;) {
    const { data } = await call(ALL, { after }, key)
    const { nodes, pageInfo } = data.meals as unknown as {
      nodes: { id: string }[]
      pageInfo: { hasNextPage: boolean; endCursor: string }
    }
    for (const meal of nodes) all.set(meal.id, JSON.stringify(meal))
    if (!pageInfo.hasNextPage) return all
    after = pageInfo.endCursor
  }
}
