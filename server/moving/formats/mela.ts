import { dayOf } from '../fields/figures'
import { leftOf } from '../fields/leftOf'
import { timeOf } from '../fields/minutes'
import { picturesOf } from '../fields/photo'
import { readRecipe } from '../fields/readRecipe'
import { sectionedLines, sectionedSteps } from '../fields/sectioned'
import { listOf, lineOf, namesOf, textOf } from '../fields/texts'
import type { DataFormat } from './DataFormat'

const KNOWN = [
  ...['id', 'title', 'text', 'ingredients', 'instructions', 'notes', 'nutrition', 'yield', 'prepTime', 'cookTime'],
  ...['totalTime', 'images', 'categories', 'favorite', 'wantToCook', 'link', 'date'],
]

/** Mela: a `.melarecipe` is JSON with texts in Markdown. */
export const mela: DataFormat = {
  holds: (node) =>
    typeof node.instructions === 'string' &&
    typeof node.ingredients === 'string' &&
    'title' in node &&
    ['wantToCook', 'yield', 'link', 'prepTime'].some((name) => name in node),
  read: (node) => {
    const [photo = null, ...furtherPhotos] = picturesOf(listOf(node.images))
    return readRecipe({
      app: 'MELA',
      id: node.id,
      url: node.link,
      name: node.title,
      description: node.text,
      photo,
      furtherPhotos,
      makes: lineOf(node.yield),
      prep: timeOf(node.prepTime),
      cook: timeOf(node.cookTime),
      total: timeOf(node.totalTime),
      categories: namesOf(node.categories),
      favourite: node.favorite === true,
      notes: node.notes,
      lines: sectionedLines([textOf(node.ingredients)]),
      steps: sectionedSteps([textOf(node.instructions)]),
      nutrition: node.nutrition,
      createdOn: dayOf(node.date, true),
      left: leftOf({ ...node, ...(node.wantToCook === true && { 'want to cook': 'yes' }) }, KNOWN),
    })
  },
}
