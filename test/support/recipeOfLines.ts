import { NO_DETAILS } from '../../server/dishes/reader/sourceDetails'
import type { SourceRecipe } from '../../server/dishes/reader/sourceRecipe'

/** A recipe of these lines, about which its source says no more than is given. */
export function recipeOfLines(lines: readonly string[], more: Partial<SourceRecipe> = {}): SourceRecipe {
  return {
    name: 'x',
    serves: 1,
    minutes: null,
    yields: null,
    categories: [],
    urlDetails: null,
    steps: [],
    lineHeadings: [],
    stepHeadings: [],
    details: NO_DETAILS,
    ...more,
    lines,
  }
}
