import { amountText, ingredientLine, ratingOf } from '../fields/figures'
import { leftOf } from '../fields/leftOf'
import { timeOf } from '../fields/minutes'
import { largestFirst } from '../fields/photo'
import { readRecipe } from '../fields/readRecipe'
import { heading, sectionedLines, sectionedSteps } from '../fields/sectioned'
import { isNode, lineOf, listOf, namesOf, nodesOf, textOf, type DataNode } from '../fields/texts'
import type { DataFormat } from './DataFormat'

const KNOWN = [
  ...['uuid', 'name', 'webLink', 'sourceName', 'sourceImage', 'images', 'serves', 'defaultScale', 'ingredients'],
  ...['steps', 'tags', 'duration', 'cookingDuration', 'neutritionalInfo', 'notes', 'rating', 'folderIDs'],
  ...['isPublicRecipe'],
]

const UNITS = new Map([
  ['TEASPOON', 'tsp'],
  ['TABLESPOON', 'tbsp'],
  ['CUP', 'cup'],
  ['MILLS', 'ml'],
  ['GRAMS', 'g'],
  ['KGS', 'kg'],
  ['POUND', 'lb'],
  ['OUNCE', 'oz'],
  ['FLUID_OUNCE', 'fl oz'],
  ['LITRES', 'l'],
  ['DECILITER', 'dl'],
  ['CENTILITER', 'cl'],
  ['BOTTLE', 'bottle'],
  ['PINCH', 'pinch'],
  ['CAN', 'can'],
  ['BUNCH', 'bunch'],
  ['PACKET', 'packet'],
])

/** Crouton: a `.crumb` is JSON with its lines and steps in an order that their numbers say. */
export const crouton: DataFormat = {
  holds: (node) =>
    'neutritionalInfo' in node ||
    'cookingDuration' in node ||
    (Array.isArray(node.steps) && nodesOf(node.ingredients).some(({ ingredient }) => isNode(ingredient))),
  read: (node) => {
    // `sourceImage` is the icon of the site.
    const [photo = null, ...furtherPhotos] = largestFirst(listOf(node.images))
    return readRecipe({
      app: 'CROUTON',
      id: node.uuid,
      url: node.webLink,
      sourceName: node.sourceName,
      name: node.name,
      photo,
      furtherPhotos,
      makes: node.serves,
      prep: timeOf(node.duration),
      cook: timeOf(node.cookingDuration),
      labels: namesOf(node.tags),
      rating: ratingOf(node.rating),
      notes: node.notes,
      lines: sectionedLines(inOrder(node.ingredients).map(lineText)),
      steps: sectionedSteps(
        inOrder(node.steps).map((step) => (step.isSection === true ? heading(lineOf(step.step)) : textOf(step.step))),
      ),
      nutrition: node.neutritionalInfo,
      left: leftOf(node, KNOWN),
    })
  },
}

function inOrder(value: unknown): DataNode[] {
  return nodesOf(value).toSorted((one, other) => Number(one.order ?? 0) - Number(other.order ?? 0))
}

function lineText(line: DataNode): string {
  const food = isNode(line.ingredient) ? lineOf(line.ingredient.name) : lineOf(line.ingredient)
  const quantity = isNode(line.quantity) ? line.quantity : {}
  const kind = lineOf(quantity.quantityType)
  if (kind === 'SECTION') return heading(food)
  // Of a range the greater amount is taken (DISH-6).
  const amount = amountText(quantity.secondaryAmount) || amountText(quantity.amount)
  const unit = UNITS.get(kind) ?? (kind === 'ITEM' ? '' : kind.toLowerCase().replaceAll('_', ' '))
  return ingredientLine(amount, amount === '' ? '' : unit, food, '')
}
