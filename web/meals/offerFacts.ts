import type { MealCategory } from '../apollo/schemaTypes.generated'
import { messages } from './messages'
import type { ShownOffer } from './useOffers'

/** What is to be said of an offer: each only where it differs from the rule. */
export interface OfferFacts {
  readonly minutes: string
  /** What is so of it, said strongly. */
  readonly states: readonly string[]
  readonly notes: readonly string[]
}

/** What is looked at. */
interface Look {
  /** The category; null for all. */
  readonly category: MealCategory | null
  /** Whether sides or desserts are, which have no category to be planned in. */
  readonly isServed: boolean
  /** Whether what needs no shopping is. */
  readonly isNow: boolean
  /** Slugs of the meals in the plan. */
  readonly planned: ReadonlySet<string>
}

export function factsOfOffer(
  { recipe, places, usesAtHome, toCheck }: ShownOffer,
  { category, isServed, planned, isNow }: Look,
): OfferFacts {
  const place = places.find((one) => one.category === category) ?? places[0]
  const names = (place?.adaptedFor ?? []).map(({ name, isViewer }) => (isViewer ? messages.you : name))
  const isAdapted = (place?.entry.swaps.length ?? 0) > 0
  const rating = recipe.opinion?.rating ?? null
  return {
    minutes: messages.minutes({ count: recipe.minutes }),
    states: [
      ...(isAdapted ? [names.length > 0 ? messages.adaptedFor({ names }) : messages.adapted] : []),
      ...(planned.has(recipe.slug) ? [messages.inPlan] : []),
    ],
    notes: [
      ...(rating === null ? [] : [messages.rated({ rating })]),
      ...(usesAtHome.length > 0 ? [messages.uses({ names: usesAtHome })] : []),
      ...(isNow && toCheck.length > 0 ? [messages.check({ names: toCheck })] : []),
      ...(places.length === 0 && !isServed ? [messages.doesNotSuit] : []),
    ],
  }
}
