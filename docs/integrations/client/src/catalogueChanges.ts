import {
  CatalogueChangesDocument,
  type CatalogueChangesQuery,
  type CatalogueChangesQueryVariables,
} from './documents.generated.ts'
import { type Failure, isPassing, MealwrightError } from './failures.ts'
import type { Run } from './run.ts'
import type { TypedDocument } from './TypedDocument.ts'
import { wait } from './wait.ts'

/** A meal as `CatalogueChangesDocument` asks for it. */
export type CatalogueMeal = NonNullable<CatalogueChangesQuery['catalogueChanges']['changes'][number]['meal']>

/** The latest change of a meal: store it under `mealId`, or delete what is stored there. */
export type MealChange<Meal> =
  | { readonly kind: 'UPSERT'; readonly mealId: string; readonly slug: string; readonly meal: Meal }
  | { readonly kind: 'REMOVAL'; readonly mealId: string; readonly slug: string; readonly meal: null }

/** Changes that belong together: store them and the token in one step. */
export interface ChangesPage<Meal> {
  /** Whether the copy begins with this page: drop every meal that is stored. */
  readonly startsOver: boolean
  /** In the order in which they were stored; each meal once. */
  readonly changes: readonly MealChange<Meal>[]
  /** What to give as `after` at the next visit. */
  readonly token: string
  /** Whether another page follows at once. */
  readonly hasMore: boolean
}

/** What an operation of the caller's has to answer: the fields of `meal` are free. */
export interface ChangesAnswer<Meal> {
  readonly catalogueChanges: {
    readonly token: string
    readonly hasMore: boolean
    readonly changes: readonly { readonly mealId: string; readonly slug: string; readonly meal: Meal | null }[]
  }
}

/** Where and how to read changes. */
export interface ChangesOptions<Meal> {
  /** Token that was stored last; null without a copy. */
  readonly after: string | null
  /** Most changes in a page, 1 to 100. Default 100. */
  readonly first?: number
  /** Seconds between two visits; without it the loop ends when there is no more. */
  readonly every?: number
  /** Ends the loop, without an error. */
  readonly signal?: AbortSignal
  /** Other fields of meals than `CatalogueMeal`: an operation with `$first` and `$after`. */
  readonly document?: TypedDocument<ChangesAnswer<Meal>, CatalogueChangesQueryVariables>
  /** Called with a failure that may pass, where the loop goes on `every` so many seconds. */
  readonly onFailure?: (failure: Failure) => void
}

/**
 * The pages of changes of the catalogue. Who stores each with its token misses nothing and gets nothing twice, also when the
 * program ends between two pages. A token that the server no longer knows, as after a restored backup, begins the copy again.
 * @throws MealwrightError for what does not pass, or without `every` for what has not passed.
 */
export async function* catalogueChanges<Meal = CatalogueMeal>(
  run: Run,
  { after, first = 100, every, signal, document, onFailure }: ChangesOptions<Meal>,
): AsyncGenerator<ChangesPage<Meal>, void, undefined> {
  const operation = document ?? (CatalogueChangesDocument as unknown as NonNullable<typeof document>)
  let token = after
  while (!signal?.aborted) {
    const answer = await run(operation, { first, after: token }, signal ? { signal } : {})
    if (signal?.aborted) return
    if (answer.ok) {
      const { changes, token: next, hasMore } = answer.data.catalogueChanges
      const startsOver = token === null
      if (startsOver || next !== token) yield { startsOver, changes: changes.map(toChange), token: next, hasMore }
      token = next
      if (hasMore) continue
    } else if (token !== null && isUnknownToken(answer.failure)) {
      token = null
      continue
    } else {
      if (every === undefined || !isPassing(answer.failure)) throw new MealwrightError(answer.failure)
      onFailure?.(answer.failure)
    }
    if (every === undefined) return
    await wait(Math.max(every, answer.ok ? 0 : (answer.failure.retryAfter ?? 0)), signal)
  }
}

const isUnknownToken = ({ code, field }: Failure): boolean => code === 'BAD_USER_INPUT' && field === 'after'

function toChange<Meal>({ mealId, slug, meal }: { mealId: string; slug: string; meal: Meal | null }): MealChange<Meal> {
  return meal === null ? { kind: 'REMOVAL', mealId, slug, meal: null } : { kind: 'UPSERT', mealId, slug, meal }
}
