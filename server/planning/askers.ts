import type { Block } from '../catalogue/diet'
import type { Exclusion } from '../catalogue/suitabilityTable'
import type { Tag } from '../catalogue/types'
import type { Eater } from '../menu/tableMenu'

/** Whose settings are behind a reason: the caller's, and those of the members with these names. */
export interface Askers {
  readonly you: boolean
  readonly names: readonly string[]
}

/** What is said to someone who plans for no household, such as a partner. */
const CALLER: Askers = { you: true, names: [] }

/** Those who asked for what blocks an ingredient. No one asks for a review: it is missing for everyone. */
export function askersOfBlock({ ingredient, reason }: Block, eaters: readonly Eater[]): Askers {
  if (reason === 'UNKNOWN_FACTS') return CALLER
  return nameOf(
    eaters.filter(({ diet }) => {
      if (reason === 'NEVER_EATEN') return diet.neverEaten.has(ingredient.slug)
      return reason === 'DISLIKED' ? diet.disliked.has(ingredient.slug) : diet.requirements.has(reason)
    }),
  )
}

/** Those who set a tag to Never. */
export function askersOfTag(tag: Tag, eaters: readonly Eater[]): Askers {
  return nameOf(eaters.filter(({ tags }) => tags.get(tag) === 'NEVER'))
}

/** Names of those whose settings exclude meals, in the order in which they joined; empty for what no one asked for. */
export function namesBehind({ reason, label }: Exclusion, eaters: readonly Eater[]): string[] {
  return eaters
    .filter(({ diet, tags }) => {
      if (reason === 'UNKNOWN_FACTS') return false
      if (reason === 'TAG') return [...tags].some(([tag, setting]) => tag === label && setting === 'NEVER')
      if (reason === 'NEVER_EATEN') return diet.neverEaten.size > 0
      return reason === 'DISLIKED' ? diet.disliked.size > 0 : diet.requirements.has(reason)
    })
    .map(({ name }) => name)
}

function nameOf(askers: readonly Eater[]): Askers {
  if (askers.length === 0) return CALLER
  return {
    you: askers.some(({ isViewer }) => isViewer),
    names: askers.filter(({ isViewer }) => !isViewer).map(({ name }) => name),
  }
}
