import { detailsOfNode } from './detailsOfNode'
import { mayBeOverSteps, type MethodLine, partHeadings } from './headings'
import { isoMinutes } from './isoDuration'
import { ingredientTexts } from './jsonLdIngredients'
import { oneLine, plainText } from './plainText'
import { isText, listOf, typesOf, type DataNode } from './recipeNodes'
import { withoutNumber } from './recipeStep'
import { readYields, type Yield } from './readYield'
import { minutesOf as minutesOfText } from './servesAndMinutes'
import { soundMinutes, soundUrl, type SourceRecipe } from './sourceRecipe'
import { whenEaten } from './whenEaten'

/** Lists and sections of steps are opened so deep. */
const DEEPEST = 16

/** A schema.org Recipe as texts. Its pictures and all else that is no name, yield, time, ingredient, step or page are left out. */
export function recipeOfNode(recipe: DataNode): SourceRecipe {
  const pages = listOf(recipe.mainEntityOfPage).map((page) =>
    typeof page === 'object' && page !== null ? (page as DataNode)['@id'] : page,
  )
  const total = minutesOf(recipe.totalTime)
  const [prepMinutes, cookMinutes] = [minutesOf(recipe.prepTime), minutesOf(recipe.cookTime)]
  const parts = (prepMinutes ?? 0) + (cookMinutes ?? 0)
  const name = listOf(recipe.name).filter(isText).map(oneLine)[0] ?? ''
  return {
    name,
    ...yieldOf(recipe.recipeYield ?? recipe.yield),
    minutes: total ?? soundMinutes(parts),
    categories: whenEaten(name, recipe),
    lines: ingredientTexts(recipe.recipeIngredient ?? recipe.ingredients ?? recipe.ingredient)
      .flatMap((text) => plainText(text).split('\n'))
      .map(oneLine)
      .filter((line) => line !== ''),
    lineHeadings: [],
    ...partHeadings(stepsOf(recipe.recipeInstructions ?? recipe.instructions, 0)),
    details: detailsOfNode(recipe, { prepMinutes, cookMinutes }),
    urlDetails:
      [...listOf(recipe.url), ...pages, recipe['@id']].map(soundUrl).find((address) => address !== null) ?? null,
  }
}

/** Steps as texts: strings, HowToStep, HowToSection, ItemList, nested as they come. The name of a section is a heading. */
function stepsOf(value: unknown, depth: number): MethodLine[] {
  if (depth > DEEPEST) return []
  if (isText(value))
    return plainText(value)
      .split(/\n+/)
      .map(oneLine)
      .filter((step) => step !== '')
      .map((step) => (mayBeOverSteps(step) ? { text: step, over: 'maybe' } : { text: withoutNumber(step) }))
  if (Array.isArray(value)) return value.slice(0, 500).flatMap((item) => stepsOf(item, depth + 1))
  if (typeof value !== 'object' || value === null) return []
  const node = value as DataNode
  const inner = node.itemListElement ?? node.steps ?? node.step
  if (inner !== undefined) return [...sectionName(node), ...stepsOf(inner, depth + 1)]
  if (node.item !== undefined) return stepsOf(node.item, depth + 1)
  const own = [node.text, node.description].find((text) => listOf(text).some(isText))
  // The name of a section is a heading, that of a step without a text is the step.
  return stepsOf(own ?? (typesOf(node).includes('howtosection') ? undefined : node.name), depth + 1)
}

function sectionName(node: DataNode): MethodLine[] {
  const [name] = typesOf(node).includes('howtosection') ? listOf(node.name).filter(isText) : []
  const text = oneLine((name ?? '').slice(0, 300))
  return text === '' ? [] : [{ text, over: 'surely' }]
}

/** An ISO duration, a number of minutes, or a time in words. */
function minutesOf(value: unknown): number | null {
  const [first] = listOf(value)
  if (typeof first === 'number') return soundMinutes(first)
  if (!isText(first)) return null
  const minutes = isoMinutes(first)
  return minutes === null ? minutesOfText([`time ${first.slice(0, 100)}`]) : soundMinutes(minutes)
}

/** `4`, `4 servings`, `{"value": 12, "unitText": "muffins"}`. */
function yieldOf(value: unknown): Yield {
  return readYields(
    listOf(value)
      .flatMap((one) => {
        if (typeof one !== 'object' || one === null) return one
        const { value: count, unitText, name } = one as DataNode
        return [count, unitText ?? name].filter((part) => isText(part) || typeof part === 'number').join(' ')
      })
      .filter((one) => isText(one) || typeof one === 'number')
      .map((one) => oneLine(String(one).slice(0, 300)))
      .filter((text) => text !== ''),
  )
}
