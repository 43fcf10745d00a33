import { ratingOf } from '../fields/figures'
import { isOfClass, type PageElement } from '../fields/pageElements'
import { readRecipe, type ReadRecipe } from '../fields/readRecipe'
import { heading, sectionedLines, sectionedSteps } from '../fields/sectioned'
import { namesOf } from '../fields/texts'

/** Copy Me That: all recipes in one page, in which each has the same ids. Null for a page that is none. */
export function recipesOfCopyMeThat(elements: readonly PageElement[]): Iterable<ReadRecipe> | null {
  const isMarked = elements.some(({ attributes }) => attributes.name === 'copymethat_class_id_version')
  const boxes = elements.filter((element) => element.tag === 'div' && isOfClass(element, 'recipe'))
  const isShaped = boxes[0]?.inner.some(({ attributes }) => attributes.id === 'recipeIngredients')
  return isMarked || isShaped ? readAll(boxes) : null
}

function* readAll(boxes: readonly PageElement[]): Generator<ReadRecipe> {
  for (const { inner } of boxes) {
    const byId = (id: string): PageElement | undefined => inner.find(({ attributes }) => attributes.id === id)
    const textOf = (id: string): string => byId(id)?.text ?? ''
    const textsIn = (id: string, headings: string): string[] =>
      (byId(id)?.inner ?? [])
        .filter(({ tag }) => tag === 'li')
        .map((item) => (isOfClass(item, headings) && item.text !== '' ? heading(item.text) : item.text))
    const recipe = readRecipe({
      app: 'COPY_ME_THAT',
      url: byId('original_link')?.attributes.href,
      name: textOf('name'),
      description: textOf('description'),
      photo: inner.find((element) => isOfClass(element, 'recipeImage'))?.attributes.src ?? null,
      makes: textOf('recipeYield'),
      labels: inner.filter((element) => isOfClass(element, 'recipeCategory')).flatMap(({ text }) => namesOf(text)),
      rating: ratingOf(textOf('ratingValue')),
      favourite: byId('starred') !== undefined,
      notes: textsIn('recipeNotes', '').join('\n'),
      lines: sectionedLines(textsIn('recipeIngredients', 'recipeIngredient_subheader').map(joined)),
      steps: sectionedSteps(textsIn('recipeInstructions', 'instruction_subheader')),
      // It says that a recipe was made, and not when.
      left: textOf('made_this'),
    })
    if (recipe) yield recipe
  }
}

/** A line whose note has an element for itself. */
function joined(text: string): string {
  return text.replace(/\n/g, ' ')
}
