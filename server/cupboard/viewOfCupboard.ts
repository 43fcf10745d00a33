import type { IngredientView } from '../catalogue/views'
import { compareText } from '../pure/compareText'
import type { MemberModel } from '../households/MemberModel'
import { householdReader, onOwnRow } from '../households/householdReader'
import type { Services } from '../platform/services'
import { type CupboardColumns, readCupboard, type StoredCupboard, withCupboard } from './cupboardStore'
import { type Frozen, keptIn } from '../../schema/cupboardWords'
import type { Caller } from '../request/context'

/** An item of the cupboard, with the ingredient as the catalogue has it. */
export interface CupboardItemView {
  ingredient: IngredientView
  amount: number | null
  unit: string | null
  useBy: string | null
  at: number
  by: string | null
}

/** A batch in the freezer, with the one who may see what it is. */
export interface FrozenMealView extends Frozen {
  batch: string
  at: number
  caller: Caller
}

/** A household's cupboard as clients see it. */
export interface CupboardView {
  version: number
  items: CupboardItemView[]
  /** What was frozen first stands first. */
  freezer: FrozenMealView[]
}

const readCupboards = householdReader<CupboardColumns, Read>(
  (query, db) => withCupboard(query, db, 'households.id', onOwnRow(db)),
  ({ rows, own }) => ({ cupboard: readCupboard(own), members: rows }),
)

interface Read {
  readonly cupboard: StoredCupboard
  readonly members: readonly Pick<MemberModel, 'id'>[]
}

/** What the household of a call has at home (docs/product.md CUP-1). */
export async function cupboardOf(services: Services, caller: Caller): Promise<CupboardView> {
  const { members, cupboard } = await readCupboards(services, caller)
  return viewOfCupboard(services, members, cupboard, caller)
}

/** The same of a household whose cupboard has been read. What the catalogue no longer knows is left out. */
export function viewOfCupboard(
  { catalogue }: Pick<Services, 'catalogue'>,
  present: readonly Pick<MemberModel, 'id'>[],
  { version, state, freezer: batches }: StoredCupboard,
  caller: Caller,
): CupboardView {
  const members = new Set(present.map(({ id }) => id))
  const items = keptIn(state).flatMap(([slug, { kept, at, by }]): CupboardItemView[] => {
    const ingredient = catalogue.compiled.ingredientBySlug.get(slug)
    return ingredient ? [{ ingredient, ...kept, at, by: by !== null && members.has(by) ? by : null }] : []
  })
  const freezer = keptIn(batches).map(([batch, { kept, at }]): FrozenMealView => ({ batch, ...kept, at, caller }))
  return {
    version,
    items: items.sort((one, other) => compareText(one.ingredient.name, other.ingredient.name)),
    freezer: freezer.sort(
      (one, other) => compareText(one.frozenOn, other.frozenOn) || compareText(one.batch, other.batch),
    ),
  }
}
