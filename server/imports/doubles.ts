import type { Knex } from 'knex'
import { LIMITS } from '../../schema/limits'
import { DishModel, type DishFields } from '../dishes/DishModel'
import { dishNameKey } from '../dishes/dishNameKey'

/** What tells two recipes apart. */
type Known = Pick<DishModel, 'id' | 'nameKey' | 'sourceApp' | 'sourceId' | 'urlDetails' | 'importId'>

/** A dish that is to be, and where it is from. */
export interface Coming {
  readonly fields: Pick<DishFields, 'name' | 'nameKey' | 'sourceApp' | 'urlDetails'>
  readonly sourceId: string | null
}

/** The dishes of a person, for recognising those that come once more. */
export class KnownDishes {
  readonly #known: Known[]
  readonly #names: Set<string>

  private constructor(known: Known[]) {
    this.#known = known
    this.#names = new Set(known.map(({ nameKey }) => nameKey))
  }

  /** One statement. */
  static async of(trx: Knex, userId: string): Promise<KnownDishes> {
    const columns = ['id', 'nameKey', 'sourceApp', 'sourceId', 'urlDetails', 'importId'] as const
    return new KnownDishes(
      await DishModel.query(trx)
        .where({ userId })
        .limit(LIMITS.dishesPerUser)
        .select(...columns),
    )
  }

  get count(): number {
    return this.#known.length
  }

  /**
   * The dish that a recipe is already: of its id in its application, else of its page, else of its name (docs/product.md
   * MOVE-6). Two of one name in one file are two.
   */
  find({ fields, sourceId }: Coming, importId: string): Known | undefined {
    const { nameKey, sourceApp, urlDetails } = fields
    return (
      (sourceId === null
        ? undefined
        : this.#known.find((dish) => dish.sourceId === sourceId && dish.sourceApp === sourceApp)) ??
      (urlDetails === null || urlDetails === undefined
        ? undefined
        : this.#known.find((dish) => dish.urlDetails === urlDetails && isOneOf(dish, sourceId))) ??
      this.#known.find((dish) => dish.nameKey === nameKey && dish.importId !== importId)
    )
  }

  /** A name that no dish has: with a number after it where one has it. */
  freeName(name: string): Pick<DishFields, 'name' | 'nameKey'> {
    for (let number = 1; ; number += 1) {
      const ending = number === 1 ? '' : ` (${number})`
      const tried = name.slice(0, LIMITS.dishNameLength - ending.length).trimEnd() + ending
      const nameKey = dishNameKey(tried)
      if (!this.#names.has(nameKey)) return { name: tried, nameKey }
    }
  }

  add(dish: Known): void {
    this.#known.push(dish)
    this.#names.add(dish.nameKey)
  }
}

/** Two recipes of one page that an application holds apart are two. */
const isOneOf = (dish: Known, sourceId: string | null): boolean => dish.sourceId === null || sourceId === null
