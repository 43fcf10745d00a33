import { amountText, dayOf, ingredientLine, ratingOf } from '../fields/figures'
import { figuresOf, leftOf } from '../fields/leftOf'
import { timeOf } from '../fields/minutes'
import { readRecipe } from '../fields/readRecipe'
import { heading, sectionedLines, sectionedSteps } from '../fields/sectioned'
import { isNode, lineOf, namesOf, nodesOf, paragraphs, textOf, type DataNode } from '../fields/texts'
import type { DataFormat } from './DataFormat'

const KNOWN = [
  ...['id', 'user_id', 'group_id', 'household_id', 'name', 'slug', 'image', 'description', 'recipe_category', 'tags'],
  ...['rating', 'date_added', 'date_updated', 'created_at', 'update_at', 'updated_at', 'recipe_yield', 'org_url'],
  ...['recipe_ingredient', 'recipe_instructions', 'nutrition', 'total_time', 'prep_time', 'perform_time', 'cook_time'],
  ...['settings', 'assets', 'notes', 'extras', 'comments', 'recipe_servings', 'recipe_yield_quantity', 'last_made'],
  ...['is_favourite', 'cooked_on', 'is_ocr_recipe', 'name_normalized', 'description_normalized', 'recipeCuisine'],
]

/** Mealie: the API writes its names as `recipeIngredient`, its files as `recipe_ingredient`. */
export const mealie: DataFormat = {
  holds: (node) => ('recipe_ingredient' in node || 'recipeIngredient' in node) && 'slug' in node,
  read: (given) => {
    const node = inSnakeCase(given)
    const settings = isNode(node.settings) ? inSnakeCase(node.settings) : {}
    const ingredients = nodesOf(node.recipe_ingredient).map(inSnakeCase)
    return readRecipe({
      app: 'MEALIE',
      id: node.id ?? node.slug,
      url: node.org_url,
      name: node.name,
      description: node.description,
      makes: makesOf(node),
      prep: timeOf(node.prep_time),
      cook: timeOf(lineOf(node.perform_time, node.cook_time)),
      total: timeOf(node.total_time),
      categories: namesOf(node.recipe_category),
      labels: namesOf(node.tags),
      rating: ratingOf(node.rating),
      favourite: node.is_favourite === true,
      cookedOn: [dayOf(node.last_made)].filter((day) => day !== null),
      notes: paragraphs(
        ...nodesOf(node.notes).map(({ title, text }) => [textOf(title), textOf(text)].filter(Boolean).join('\n')),
      ),
      lines: sectionedLines(
        ingredients.flatMap((line) => [...titleOf(line), lineText(line, settings.disable_amount === true)]),
      ),
      steps: sectionedSteps(nodesOf(node.recipe_instructions).flatMap((step) => [...titleOf(step), textOf(step.text)])),
      nutrition: figuresOf(isNode(node.nutrition) ? inSnakeCase(node.nutrition) : null).replaceAll(' content:', ':'),
      createdOn: dayOf(node.date_added) ?? dayOf(node.created_at),
      left: paragraphs(leftOf(node, KNOWN), isNode(node.extras) ? leftOf(node.extras, []) : ''),
    })
  },
}

/** `recipeIngredient` as `recipe_ingredient`; `orgURL` as `org_url`. */
function inSnakeCase(node: DataNode): DataNode {
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => [
      name.replace(/([a-z])([A-Z]+)/g, (_whole, before: string, after: string) => `${before}_${after.toLowerCase()}`),
      value,
    ]),
  )
}

function makesOf(node: DataNode): unknown {
  const servings = Number(textOf(node.recipe_servings))
  if (servings > 0) return servings
  return ingredientLine(amountText(node.recipe_yield_quantity), '', lineOf(node.recipe_yield), '')
}

/** The heading that a line or step has above it. */
function titleOf(node: DataNode): string[] {
  const title = lineOf(node.title)
  return title === '' ? [] : [heading(title)]
}

/**
 * A line as its person sees it. Without a food the note is the line and its amount means nothing. The text that the
 * parts were read from counts only while it names the food that is there now.
 */
function lineText(line: DataNode, hasNoAmounts: boolean): string {
  const [food, unit] = [line.food, line.unit].map((part) => (isNode(part) ? lineOf(part.name) : lineOf(part)))
  const written = lineOf(line.original_text)
  if (!food) return lineOf(line.note, written, line.display)
  if (written.toLowerCase().includes(food.toLowerCase())) return written
  const amount = hasNoAmounts || line.disable_amount === true ? '' : amountText(line.quantity)
  return ingredientLine(amount, amount === '' ? '' : (unit ?? ''), food, lineOf(line.note))
}
