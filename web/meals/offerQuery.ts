import type { DishRole, MealCategory, OfferFilter, OfferOrder } from '../apollo/schemaTypes.generated'

/** The filters that are switched on and off, in the order in which they are shown. */
export const SWITCHES = ['quick', 'kids', 'uses', 'favourites', 'own', 'now', 'never'] as const
export type Switch = (typeof SWITCHES)[number]

export const PLACES = ['BREAKFAST', 'LUNCH', 'DINNER'] as const satisfies readonly MealCategory[]
/** What is looked at in place of meals (docs/product.md PLAN-103). */
export const ROLES = ['SIDE', 'DESSERT'] as const satisfies readonly DishRole[]
export const ORDERS = ['NOT_LATELY', 'NAME', 'MINUTES', 'RATING'] as const satisfies readonly OfferOrder[]

/** What is asked for. It is in the page's address, so that reload, Back and a shared link keep it. */
export interface OfferQuery {
  readonly search: string
  readonly category: MealCategory | null
  /** What is looked at in place of meals, in no category; missing for meals. */
  readonly role?: (typeof ROLES)[number]
  readonly switches: readonly Switch[]
  readonly order: OfferOrder
}

const LONGEST_SEARCH = 200
const QUICK = 30
const KIDS = 'kid friendly'

/** What an address asks for; what it does not know is left out. */
export function readQuery(params: URLSearchParams): OfferQuery {
  const on = (params.get('only') ?? '').split(',')
  const role = ROLES.find((one) => one.toLowerCase() === params.get('for'))
  return {
    ...(role && { role }),
    search: (params.get('q') ?? '').slice(0, LONGEST_SEARCH),
    category: PLACES.find((one) => one.toLowerCase() === params.get('for')) ?? null,
    switches: SWITCHES.filter((one) => on.includes(one)),
    order: ORDERS.find((one) => one.toLowerCase() === params.get('sort')) ?? 'NOT_LATELY',
  }
}

/** The address of what is asked for. */
export function writeQuery({ search, category, role, switches, order }: OfferQuery): URLSearchParams {
  return new URLSearchParams({
    ...(search && { q: search }),
    ...((category ?? role) && { for: (category ?? role)?.toLowerCase() ?? '' }),
    ...(switches.length > 0 && { only: switches.join(',') }),
    ...(order !== 'NOT_LATELY' && { sort: order.toLowerCase() }),
  })
}

/** The same as it is sent. */
export function toFilter({ search, category, role, switches }: OfferQuery): OfferFilter {
  const on = (one: Switch) => switches.includes(one)
  return {
    search: search.trim() || null,
    category,
    ...(role && { role }),
    maxMinutes: on('quick') ? QUICK : null,
    tags: on('kids') ? [KIDS] : null,
    usesAtHome: on('uses') || null,
    isFavourite: on('favourites') || null,
    isOwn: on('own') || null,
    isAllAtHome: on('now') || null,
    isNeverAgain: on('never') || null,
  }
}
