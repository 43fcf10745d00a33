import type { DietInput } from './diet'
import type { TagPreferences, TagSetting } from './menu'
import type { RequirementKey, RequirementMode } from './requirements'
import { TAGS } from './types'

/**
 * What several people who eat the same meal ask for together: a requirement is Strict if it is for anyone, else Adapt if
 * it is for anyone, and what anyone never eats or doesn't like is left out for all. So what suits together suits each of
 * them with the same swaps (docs/product.md DIET-14).
 */
export function combineDiets(diets: readonly DietInput[]): DietInput {
  const requirements = new Map<RequirementKey, RequirementMode>()
  for (const diet of diets)
    for (const [key, mode] of diet.requirements) if (requirements.get(key) !== 'STRICT') requirements.set(key, mode)
  return {
    requirements,
    neverEaten: new Set(diets.flatMap(({ neverEaten }) => [...neverEaten])),
    disliked: new Set(diets.flatMap(({ disliked = [] }) => [...disliked])),
  }
}

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
