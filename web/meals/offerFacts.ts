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

/**
 * @param category the one that is looked at; null for all.
 * @param planned slugs of the meals in the plan.
 * @param isNow whether what needs no shopping is looked at.
 */
export function factsOfOffer(
  { recipe, places, usesAtHome, toCheck }: ShownOffer,
  { category, planned, isNow }: { category: MealCategory | null; planned: ReadonlySet<string>; isNow: boolean },
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
      ...(places.length === 0 ? [messages.doesNotSuit] : []),
    ],
  }
}
