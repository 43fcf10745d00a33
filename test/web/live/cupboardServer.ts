import type { MockLink } from '@apollo/client/testing'
import type { ApplyOperationsInput } from '../../../web/apollo/schemaTypes.generated'
import {
  applyWord,
  type CupboardState,
  type CupboardUnit,
  type FreezerState,
  type Kept,
  keptIn,
} from '../../../schema/cupboardWords'
import { LIMITS } from '../../../schema/limits'
import { storeAreaNamed } from '../../../web/plan/areas'
import { ApplyCupboardOperationsDocument, CupboardDocument } from '../../../web/live/operations.generated'
import type { CupboardFragment, KeptIngredientFragment } from '../../../web/live/operations.generated'
import { actsOn } from './actsOn'

/** An operation as it is sent. */
export interface SentOperation {
  id: string
  at: number
  act: {
    keep?: { ingredient: string; amount: number | null; unit: string | null; useBy: string | null }
    take?: { ingredient: string }
    freeze?: { batch: string; recipe: string; serves: number; frozenOn: string }
    thaw?: { batch: string }
  }
}

/** An ingredient of the tests. */
export function ingredient(slug: string, over: Partial<KeptIngredientFragment> = {}): KeptIngredientFragment {
  const known = { picture: 'jar', storeArea: storeAreaNamed('pantry'), listUnit: { symbol: 'g' } }
  return { slug, name: slug, ...known, density: null, pieceWeight: null, ...over }
}

const quantityOf = ({ amount, unit }: Kept): CupboardFragment['items'][number]['quantity'] =>
  amount === null || unit === null ? null : { amount, unit: { symbol: unit } }

/** The server's side of a household's cupboard, by the function that the server says words with. */
export class CupboardServer {
  state: CupboardState = new Map()
  freezer: FreezerState = new Map()
  version = 0
  /** Ids of the operations that have come, each as often as it came. */
  readonly arrived: string[] = []
  /** While there is no network. */
  isAway = false
  readonly household = { id: 'household-1', members: [] }

  constructor(private readonly ingredientOf: (slug: string) => KeptIngredientFragment = (slug) => ingredient(slug)) {}

  apply(operations: readonly SentOperation[]) {
    const before = this.state
    const frozenBefore = this.freezer
    let state = before
    for (const [index, { at, act }] of operations.entries()) {
      const { freeze, thaw } = act
      if (freeze || thaw) {
        const { batch = '', recipe = '', serves = 0, frozenOn = '' } = freeze ?? { batch: thaw?.batch }
        const kept = freeze ? { uniqueId: recipe, serves, frozenOn } : null
        this.freezer = applyWord(this.freezer, batch, { at, by: null, kept })
        continue
      }
      const { ingredient: slug = '', ...kept } = act.keep ?? { ingredient: act.take?.ingredient }
      const said = act.keep
        ? { ...(kept as Omit<typeof act.keep, 'ingredient'>), unit: act.keep.unit as CupboardUnit | null }
        : null
      state = applyWord(state, slug, { at, by: null, kept: said })
      if (keptIn(state).length > LIMITS.cupboardItems)
        return { cupboard: null, errors: [{ field: `operations[${index}].act.keep`, message: 'It is full.' }] }
    }
    this.arrived.push(...operations.map(({ id }) => id))
    if (state !== before || this.freezer !== frozenBefore) this.version += 1
    this.state = state
    return { cupboard: this.cupboard(), errors: [] }
  }

  cupboard(): CupboardFragment {
    const items = keptIn(this.state).sort(([one], [other]) => (one < other ? -1 : 1))
    return {
      version: this.version,
      freezer: keptIn(this.freezer).map(
        ([
          batch,
          {
            at,
            kept: { uniqueId, ...kept },
          },
        ]) => ({
          id: `FrozenMeal:${batch}`,
          version: { id: `RecipeVersion:${uniqueId}`, name: `Dish ${uniqueId}`, plate: '' },
          ...{ ...kept, at },
        }),
      ),
      items: items.map(([slug, { at, kept }]) => ({
        ingredient: this.ingredientOf(slug),
        quantity: quantityOf(kept),
        useBy: kept.useBy,
        at,
      })),
    }
  }

  /** The calls, as a server answers them. */
  mocks(): MockLink.MockedResponse[] {
    const always = { maxUsageCount: Number.POSITIVE_INFINITY }
    const reach = () => {
      if (this.isAway) throw new Error('No network')
    }
    return [
      {
        request: { query: CupboardDocument, variables: () => true },
        result: () => {
          reach()
          return {
            data: {
              viewer: {
                __typename: 'Viewer',
                household: { __typename: 'Household', ...this.household, cupboard: typed(this.cupboard()) },
              },
            },
          }
        },
        ...always,
      },
      {
        request: { query: ApplyCupboardOperationsDocument, variables: () => true },
        result: ({ input }: { input?: ApplyOperationsInput }) => {
          reach()
          const { cupboard, errors } = this.apply(actsOn('cupboard', input) as SentOperation[])
          const wrong = errors.map((error) => ({ __typename: 'InputError', ...error }))
          return {
            data: {
              applyOperations: {
                __typename: 'ApplyOperationsResult',
                cupboard: cupboard && typed(cupboard),
                errors: wrong,
              },
            },
          }
        },
        ...always,
      },
    ]
  }
}

const typed = ({ version, items, freezer }: CupboardFragment) => ({
  __typename: 'Cupboard',
  version,
  freezer: freezer.map((batch) => ({
    ...batch,
    __typename: 'FrozenMeal',
    version: batch.version && { ...batch.version, __typename: 'RecipeVersion' },
  })),
  items: items.map((item) => ({
    __typename: 'CupboardItem',
    ...item,
    ingredient: { __typename: 'Ingredient', ...item.ingredient },
  })),
})
