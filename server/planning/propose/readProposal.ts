import { LIMITS } from '../../../schema/limits'
import type { CompiledCatalogue } from '../../catalogue/compiled'
import type { InputError, ProposePlanInput } from '../../generated/schemaTypes'
import { guestTable } from '../../menu/guestTable'
import type { TableMenu } from '../../menu/tableMenu'
import { inputError } from '../../platform/errors'
import type { Category } from '../../pure/mealCategories'
import type { MemberTargets } from '../../wishes/wishes'
import { messages as planMessages } from '../messages'
import { isCount, numMealsError, type Read } from '../readPlanInput'
import { messages } from './messages'
import { checkServes, type Counts, type KeptMeal, readKept } from './readKept'
import { readNeverEaten, readTags, readTargets, tooMany } from './readTastes'

/** A valid request for a plan. */
export interface Proposal {
  /** One guest, who asks for everything that was stated. */
  readonly table: TableMenu
  readonly targets: MemberTargets | null
  readonly counts: Counts
  readonly kept: readonly KeptMeal[]
  readonly serves: number
}

/** What the schema says. */
const DEFAULT_SERVES = 2

/** Reads what plan is wanted and reports everything that is wrong with the input, each by its path. */
export function readProposal(input: ProposePlanInput, catalogue: CompiledCatalogue): Read<Proposal> {
  const { requirements = [], serves = DEFAULT_SERVES, keep = [], seed } = input
  const counts = readCounts(input)
  const neverEaten = readNeverEaten(input.neverEaten ?? [], catalogue)
  const tags = readTags(input.tags ?? [])
  const targets = readTargets(input.targets ?? [])
  const errors = [
    ...counts.errors,
    ...tooMany(requirements, 'requirements'),
    ...neverEaten.errors,
    ...tags.errors,
    ...targets.errors,
    ...checkServes(serves, 'serves'),
    ...((seed ?? '').length > LIMITS.seedLength ? [inputError('TOO_LONG', 'seed', planMessages.seedTooLong())] : []),
  ]
  if (errors.length > 0 || !counts.value || !neverEaten.value || !tags.value || !targets.value)
    return { value: null, errors }
  const said = { requirements, neverEaten: neverEaten.value, tags: tags.value, preferredStoreId: null }
  const table = guestTable(catalogue, [], said)
  const kept = readKept(keep, counts.value, table)
  if (!kept.value) return kept
  const value = { table, ...targets.value, counts: counts.value, kept: kept.value, serves }
  return { value, errors: [] }
}

function readCounts({ counts }: ProposePlanInput): Read<Counts> {
  const value: Record<Category, number> = { breakfast: 0, lunch: 0, dinner: 0 }
  const errors: InputError[] = tooMany(counts, 'counts')
  if (errors.length > 0) return { value: null, errors }
  const seen = new Set<Category>()
  counts.forEach(({ category, count }, index) => {
    if (!isCount(count, LIMITS.mealsPerCategory)) errors.push(numMealsError(`counts[${index}].count`))
    if (seen.has(category)) errors.push(inputError('DUPLICATE', `counts[${index}].category`, messages.categoryTwice))
    seen.add(category)
    value[category] = count
  })
  if (errors.length === 0 && counts.every(({ count }) => count === 0))
    errors.push(inputError('EMPTY_PLAN', 'counts', planMessages.selectCount))
  return errors.length > 0 ? { value: null, errors } : { value, errors: [] }
}
