import type { DietInput } from './compileDiet'
import type { TagPreferences, TagSetting } from './menu'
import { BOUND_REQUIREMENTS, type RequirementKey, type RequirementMode } from './requirements'
import { TAGS } from './types'

/**
 * What several people who eat the same meal ask for together: a requirement is Strict if it is for anyone, else Adapt if
 * it is for anyone, the least amount is the bound, and what anyone never eats or doesn't like is left out for all. So what
 * suits together suits each of them with the same swaps (docs/product.md DIET-14).
 */
export function combineDiets(diets: readonly DietInput[]): DietInput {
  const requirements = new Map<RequirementKey, RequirementMode>()
  for (const diet of diets)
    for (const [key, mode] of diet.requirements) if (requirements.get(key) !== 'STRICT') requirements.set(key, mode)
  return {
    requirements,
    bounds: leastBounds(diets),
    neverEaten: new Set(diets.flatMap(({ neverEaten }) => [...neverEaten])),
    disliked: new Set(diets.flatMap(({ disliked = [] }) => [...disliked])),
  }
}

function leastBounds(diets: readonly DietInput[]): Map<RequirementKey, number> {
  return new Map(
    BOUND_REQUIREMENTS.flatMap(({ key, bound }): [RequirementKey, number][] => {
      const asking = diets.filter(({ requirements }) => requirements.has(key))
      return asking.length === 0 ? [] : [[key, Math.min(...asking.map(({ bounds }) => bounds?.get(key) ?? bound.most))]]
    }),
  )
}

/** What a serve may hold for someone who eats so many: what that person eats keeps the bounds (docs/product.md DIET-20). */
export const boundsFor = (serves: number): ReadonlyMap<RequirementKey, number> =>
  new Map(BOUND_REQUIREMENTS.map(({ key, bound }) => [key, bound.most / serves]))

/**
 * The tags of several people: Never if it is for anyone; else More or Less, whichever more of them have set, and nothing
 * if as many have set one as the other (docs/product.md DIET-15).
 */
export function combineTags(people: readonly TagPreferences[]): TagPreferences {
  return new Map(
    TAGS.flatMap((tag): [typeof tag, TagSetting][] => {
      const settings = people.map((preferences) => preferences.get(tag))
      if (settings.includes('NEVER')) return [[tag, 'NEVER']]
      const balance = count(settings, 'MORE') - count(settings, 'LESS')
      return balance === 0 ? [] : [[tag, balance > 0 ? 'MORE' : 'LESS']]
    }),
  )
}

function count(settings: readonly (TagSetting | undefined)[], wanted: TagSetting): number {
  return settings.filter((setting) => setting === wanted).length
}
