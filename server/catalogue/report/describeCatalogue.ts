import { compareText } from '../../pure/compareText'
import type { CompiledCatalogue, CompiledMeal } from '../compiled'
import { compileDiet, type Diet } from '../compileDiet'
import { suitability, type Suitability } from '../diet'
import { REQUIREMENTS, type RequirementKey } from '../requirements'
import { CATEGORIES, TAGS } from '../types'
import { describeSources } from './describeSources'

/** Requirements that people often need together. */
const TOGETHER: readonly (readonly RequirementKey[])[] = [
  ['VEGETARIAN', 'GLUTEN_FREE'],
  ['VEGAN', 'GLUTEN_FREE'],
  ['DAIRY_FREE', 'GLUTEN_FREE'],
  ['VEGAN', 'GLUTEN_FREE', 'NUT_FREE'],
  ['VEGAN', 'GLUTEN_FREE', 'NUT_FREE', 'SOY_FREE'],
]

const MAX_BLOCKERS = 12
const WEEKDAY_MINUTES = 30

/** A markdown table. */
function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'))
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}

/** The diet that asks for some requirements with swaps allowed. */
function adapt(keys: readonly RequirementKey[]): Diet {
  return compileDiet({ requirements: new Map(keys.map((key) => [key, 'ADAPT'])), neverEaten: [] })
}

/** Meals by category, then all of them. */
function byCategory(meals: readonly CompiledMeal[]): CompiledMeal[][] {
  return [...CATEGORIES.map((category) => meals.filter((meal) => meal.meal.categories.includes(category))), [...meals]]
}

/** "as it is + with swaps" for each category and in total. */
function countCells(meals: readonly CompiledMeal[], diet: Diet): string[] {
  const answers = new Map<CompiledMeal, Suitability['kind']>(meals.map((meal) => [meal, suitability(meal, diet).kind]))
  return byCategory(meals).map((group) => {
    const count = (kind: Suitability['kind']): number => group.filter((meal) => answers.get(meal) === kind).length
    return `${count('suitable')} + ${count('swapped')}`
  })
}

/** How often each ingredient blocks a requirement even with swaps, the most frequent first. */
function blockersOf(meals: readonly CompiledMeal[], key: RequirementKey): string {
  const counts = new Map<string, number>()
  for (const meal of meals) {
    const answer = suitability(meal, adapt([key]))
    if (answer.kind !== 'unsuitable') continue
    for (const { ingredient } of answer.blocks) counts.set(ingredient.name, (counts.get(ingredient.name) ?? 0) + 1)
  }
  const sorted = [...counts].sort(([a, x], [b, y]) => y - x || compareText(a, b))
  const shown = sorted
    .slice(0, MAX_BLOCKERS)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')
  return sorted.length > MAX_BLOCKERS ? `${shown}, and ${sorted.length - MAX_BLOCKERS} more` : shown || 'nothing'
}

/** Counts of a grouping of meals per category, by name. */
function groupRows(
  meals: readonly CompiledMeal[],
  groups: readonly string[],
  isIn: (meal: CompiledMeal, group: string) => boolean,
): (string | number)[][] {
  return groups.map((group) => [
    group,
    ...byCategory(meals).map((list) => list.filter((meal) => isIn(meal, group)).length),
  ])
}

/** How many dinners that are not tagged weekend can stand on the table within half an hour. */
function sayWeekdays(meals: readonly CompiledMeal[]): string {
  const dinners = meals.filter(({ meal }) => meal.categories.includes('dinner') && !meal.tags.includes('weekend'))
  const soon = dinners.filter(({ meal }) => meal.minutes <= WEEKDAY_MINUTES).length
  return `${soon} of ${dinners.length} dinners without the tag weekend take ${WEEKDAY_MINUTES} minutes or less.`
}

/** How many amounts the lists of the kitchen show, and how many of them are awkward to measure. */
export interface AmountCount {
  readonly shown: number
  readonly awkward: number
}

/** The catalogue in numbers, as markdown: what suits whom, tags, main kinds, amounts and what blocks what. */
export function describeCatalogue(catalogue: CompiledCatalogue, amounts: AmountCount): string {
  const { meals, ingredients } = catalogue
  const head = ['', ...CATEGORIES, 'all']
  const label = (key: RequirementKey): string => REQUIREMENTS.find((r) => r.key === key)?.label ?? key
  const kinds = [...new Set(meals.map((meal) => meal.mainKind))].sort()
  const swaps = ingredients.reduce((sum, ingredient) => sum + ingredient.swaps.length, 0)
  return `${[
    '# The catalogue in numbers',
    'Written by `npx tsx scripts/reportCatalogue.ts --write`.',
    `${meals.length} meals, ${ingredients.length} ingredients, ${swaps} swaps.`,
    table(head, [['meals', ...byCategory(meals).map((group) => group.length)]]),
    sayWeekdays(meals),
    '## Dietary requirements',
    'Meals that suit as they are + with swaps.',
    table(
      head,
      [...REQUIREMENTS.map(({ key }) => [key] as const), ...TOGETHER].map((keys) => [
        keys.map(label).join(' + '),
        ...countCells(meals, adapt(keys)),
      ]),
    ),
    '## Tags',
    table(
      head,
      groupRows(meals, TAGS, (meal, tag) => meal.meal.tags.some((own) => own === tag)),
    ),
    '## Main kinds',
    table(
      head,
      groupRows(meals, kinds, (meal, kind) => meal.mainKind === kind),
    ),
    '## Amounts in the kitchen',
    `Of ${amounts.shown} amounts in the lists for cooking (every meal for 1 to 12 serves, as it is and what each swap brings in) ${amounts.awkward} are awkward: grams or millilitres above 20 between steps of 5, 4 teaspoons or more, thirds of a spoon, eighths of anything but a teaspoon, parts of a tablespoon from 6 up, parts of eggs, slices and other things that are taken whole, quarters or thirds of two things or more.`,
    ...describeSources(ingredients),
    '## What blocks what',
    'Ingredients that no swap takes away, and in how many meals.',
    ...REQUIREMENTS.map(({ key }) => `- **${label(key)}**: ${blockersOf(meals, key)}`)
      .join('\n')
      .split('\n\n'),
  ].join('\n\n')}\n`
}
