import { DETAIL_LIMITS } from '../../schema/detailLimits'
import { isDay } from '../../schema/isDay'
import { LIMITS } from '../../schema/limits'
import { cleanText } from '../dishes/reader/cleanText'
import { labelKey, soundLabels } from '../dishes/reader/sourceDetails'
import type { DishDetails } from '../dishes/DishModel'
import { appName } from './appNames'
import type { Fitted } from './fitted'
import type { PlainRecipe } from './importThread'
import { texts } from './texts'

/** What a recipe says beside its ingredients and steps, within the limits of a dish; what has no other place is in the notes. */
export function detailsOf(recipe: PlainRecipe, { rest }: Pick<Fitted, 'rest'>): Omit<DishDetails, 'stepSections'> {
  const { source, prepMinutes, cookMinutes, nutrition, cookedOn } = recipe
  const { labels, others } = labelsOf([...recipe.categories, ...recipe.labels])
  const description = block(recipe.description, DETAIL_LIMITS.description)
  const isWhole = description.length === recipe.description.trim().length
  const notes = [
    recipe.notes,
    isWhole ? '' : recipe.description,
    recipe.name.length > LIMITS.dishNameLength ? texts.wholeName({ name: recipe.name }) : '',
    recipe.yieldText && texts.makes({ text: recipe.yieldText }),
    recipe.timeText && texts.takes({ text: recipe.timeText }),
    recipe.rating !== null && !Number.isInteger(recipe.rating) ? texts.rated({ rating: recipe.rating }) : '',
    others.length > 0 ? texts.moreLabels({ labels: others.join(', ') }) : '',
    rest.length > 0 ? [texts.ingredientsToo, ...rest].join('\n') : '',
    nutrition.length > DETAIL_LIMITS.sourceNutrition ? nutrition : '',
    recipe.left,
  ]
  return {
    description: description || null,
    notes: block(notes.filter((note) => note.trim() !== '').join('\n\n'), DETAIL_LIMITS.notes) || null,
    labels,
    prepMinutes: withinADay(prepMinutes),
    cookMinutes: withinADay(cookMinutes),
    sourceName: cleanText(source.name ?? '', DETAIL_LIMITS.sourceName) || null,
    sourceApp: appName(source.app),
    sourceNutrition: block(nutrition, DETAIL_LIMITS.sourceNutrition) || null,
    cookedOn: [...new Set(cookedOn.filter(isDay))].sort().slice(-DETAIL_LIMITS.cookedOn),
  }
}

const withinADay = (minutes: number | null): number | null =>
  minutes !== null && minutes >= 0 && minutes <= LIMITS.dishMinutes ? Math.round(minutes) : null

/** Several lines of text, at most so many characters. */
const block = (text: string, most: number): string => text.trim().slice(0, most).trim()

/** Labels within the limits, and the others. */
function labelsOf(given: readonly string[]): { labels: string[]; others: string[] } {
  const labels = soundLabels(given)
  const kept = new Set(labels.map(labelKey))
  const others = given.filter((label) => label.trim() !== '' && !kept.has(labelKey(label.trim())))
  return { labels, others: [...new Set(others)] }
}
