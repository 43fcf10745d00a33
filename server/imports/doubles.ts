import type { Knex } from 'knex'
import { LIMITS } from '../../schema/limits'
import { DishModel, type DishFields } from '../dishes/DishModel'
import { dishNameKey } from '../dishes/dishNameKey'
import { ImportItemModel, type ImportModel } from './ImportModel'

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
  /** Dishes that a recipe of the file is already. */
  readonly #met: Set<string>

  private constructor(known: Known[], met: string[]) {
    this.#known = known
    this.#names = new Set(known.map(({ nameKey }) => nameKey))
    this.#met = new Set(met)
  }

  /** Two statements. */
  static async of(trx: Knex, job: Pick<ImportModel, 'id' | 'userId'>): Promise<KnownDishes> {
    const columns = ['id', 'nameKey', 'sourceApp', 'sourceId', 'urlDetails', 'importId'] as const
    const known = DishModel.query(trx)
      .where({ userId: job.userId })
      .limit(LIMITS.dishesPerUser)
      .select(...columns)
    const met = ImportItemModel.of(trx, job).where({ outcome: 'double' }).whereNotNull('dishId').select('dishId')
    return new KnownDishes(
      await known,
      (await met).flatMap(({ dishId }) => dishId ?? []),
    )
  }

  get count(): number {
    return this.#known.length
  }

  /**
   * The dish that a recipe is already: of its id in its application, else of its page, else of its name (docs/product.md
   * MOVE-6). Two of one name or of one page in one file are two.
   */
  find({ fields, sourceId }: Coming, importId: string): Known | undefined {
    const { nameKey, sourceApp, urlDetails } = fields
    const before = this.#known.filter((dish) => dish.importId !== importId)
    const isFree = ({ id }: Known) => !this.#met.has(id)
    const ofPage = isOnePage(urlDetails)
      ? before.filter((dish) => dish.urlDetails === urlDetails && isOneOf(dish, sourceId))
      : []
    const found =
      (sourceId === null
        ? undefined
        : this.#known.find((dish) => dish.sourceId === sourceId && dish.sourceApp === sourceApp)) ??
      ofPage.find((dish) => dish.nameKey === nameKey) ??
      // One that was given another name since.
      ofPage.find(isFree) ??
      before.find((dish) => dish.nameKey === nameKey)
    if (found) this.#met.add(found.id)
    return found
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

/** Whether an address may be that of one recipe: a site's first page is not. */
const isOnePage = (url: string | null | undefined): boolean =>
  url !== null && url !== undefined && URL.canParse(url) && new URL(url).pathname + new URL(url).search !== '/'

/** Two recipes of one page that an application holds apart are two. */
const isOneOf = (dish: Known, sourceId: string | null): boolean => dish.sourceId === null || sourceId === null
