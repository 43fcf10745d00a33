import { LIMITS } from '../../../schema/limits'
import { isOfCategory } from '../../catalogue/compiled'
import { suitability, swapsOf } from '../../catalogue/diet'
import type { MealWithSwaps } from '../../catalogue/mealEntryId'
import type { InputError, KeptMealInput } from '../../generated/schemaTypes'
import { finderIn } from '../../menu/mealFinder'
import type { TableMenu } from '../../menu/tableMenu'
import { inputError } from '../../platform/errors'
import type { Category } from '../../pure/mealCategories'
import { messages as planMessages } from '../messages'
import type { Read } from '../readPlanInput'
import { sayTableBlock } from '../sayTableBlock'
import { blocksAt } from '../tableSuitability'
import { messages } from './messages'

/** A meal that stays. */
export interface KeptMeal {
  readonly category: Category
  readonly position: number
  readonly chosen: MealWithSwaps
  /** null for those of the other meals. */
  readonly serves: number | null
}

export type Counts = Readonly<Record<Category, number>>

/** The meals that stay, each in its place and in a version that suits. */
export function readKept(inputs: readonly KeptMealInput[], counts: Counts, table: TableMenu): Read<KeptMeal[]> {
  if (inputs.length > LIMITS.entriesPerList)
    return { value: null, errors: [inputError('TOO_MANY', 'keep', messages.tooManyKept())] }
  const errors: InputError[] = []
  const { byName } = finderIn(table)
  const value = inputs.flatMap((input, index): KeptMeal[] => {
    const path = `keep[${index}]`
    const { category, position, serves = null } = input
    const found = byName(input.recipe)
    const wrong = [
      ...checkPlace(inputs, index, counts),
      ...(serves === null ? [] : checkServes(serves, `${path}.serves`)),
      ...(found
        ? checkCategory(found, category, path)
        : [inputError('UNKNOWN', `${path}.recipe`, planMessages.noSuchMeal)]),
    ]
    const chosen = found && wrong.length === 0 ? adapted(found, category, table) : null
    if (found && wrong.length === 0 && !chosen) wrong.push(doesNotSuit(found, category, table, `${path}.recipe`))
    errors.push(...wrong)
    return chosen ? [{ category, position, chosen, serves }] : []
  })
  return errors.length > 0 ? { value: null, errors } : { value, errors: [] }
}

/** What is wrong with the serves of meals that are to be eaten. */
export const checkServes = (serves: number, path: string): InputError[] =>
  serves >= 1 && serves <= LIMITS.serves
    ? []
    : [inputError('OUT_OF_RANGE', path, planMessages.servesRange({ from: 1 }))]

function checkPlace(inputs: readonly KeptMealInput[], index: number, counts: Counts): InputError[] {
  const at = (one: KeptMealInput) => `${one.category} ${one.position}`
  const own = inputs[index]
  if (!own) return []
  const { category, position } = own
  const path = `keep[${index}].position`
  const count = counts[category]
  if (position < 0 || position >= count)
    return [inputError('OUT_OF_RANGE', path, messages.placeBeyond({ category, count }))]
  return inputs.findIndex((one) => at(one) === at(own)) < index
    ? [inputError('DUPLICATE', path, messages.placeTwice)]
    : []
}

const checkCategory = ({ meal }: MealWithSwaps, category: Category, path: string): InputError[] =>
  isOfCategory(meal, category)
    ? []
    : [inputError('INVALID', `${path}.category`, planMessages.wrongCategory({ meal: meal.name, category }))]

/** As it was named where that suits, else with the swaps that it needs; null where none help. */
function adapted(found: MealWithSwaps, category: Category, table: TableMenu): MealWithSwaps | null {
  const { allows, menu } = table.forCategory(category)
  if (allows(found)) return found
  const other = { meal: found.meal, swaps: swapsOf(suitability(found.meal, menu.table.diet)) }
  return allows(other) ? other : null
}

function doesNotSuit({ meal }: MealWithSwaps, category: Category, table: TableMenu, path: string): InputError {
  const reasons = blocksAt(meal, table.forCategory(category).eaters).map(sayTableBlock)
  const said = [...new Set(reasons)].slice(0, MOST_REASONS).join('; ')
  return inputError('UNSUITABLE', path, messages.unsuitable({ meal: meal.name, reasons: said }))
}

const MOST_REASONS = 5
