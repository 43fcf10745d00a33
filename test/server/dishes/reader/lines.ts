import type { Measures } from '../../../../server/dishes/reader/measures'
import { readIngredientLine } from '../../../../server/dishes/reader/readIngredientLine'
import { toDraft } from '../../../../server/dishes/toDraft'
import { fullCatalogue } from '../../../support/fullCatalogue'
import { recipeOfLines } from '../../../support/recipeOfLines'

/** How lines of a page in one country's English are read: the ingredient's slug, amount, unit, then what may be meant besides. */
export const readsIn = (measures: Measures) => (text: string) => {
  const { amount, unit, ingredient, alternatives } = readIngredientLine(fullCatalogue(), text, measures, [measures])
  return [ingredient?.slug ?? null, amount, unit, ...alternatives.map(({ slug }) => slug)]
}

const draftLines = (lines: readonly string[]) => toDraft(fullCatalogue(), recipeOfLines(lines)).lines

/** The texts of the lines of a dish that has these. */
export const textsOf = (...lines: string[]) => draftLines(lines).map(({ text }) => text)

/** Their ingredients' slugs, or after a question mark the text of what is not matched. */
export const linesOf = (...lines: string[]) =>
  draftLines(lines).map(({ ingredient, text }) => ingredient?.slug ?? `? ${text}`)
