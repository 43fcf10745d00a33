import type { Unit } from '../catalogue/types'
import type { DishModel, StoredLine } from '../dishes/DishModel'
import { amountText } from '../moving/fields/figures'
import type { SectionedText } from '../moving/MovedRecipe'
import { recipeLink } from '../moving/out/LeavingRecipe'
import { messages } from './messages'

/** An amount for one serve, as the line's text gives it. */
export interface Measured {
  readonly amount: number | null
  readonly unit: Unit | null
}

/** So far apart two amounts are one, as a part of it: serves are divided and multiplied again. */
const SAME = 1e-4
/** Units that are written in the plural. */
const COUNTED: readonly Unit[] = ['cup', 'pinch']

/**
 * The lines of a dish for all its serves. A text whose amount is the dish's stays as it was written; where it was changed, the
 * line is put together from what is stored (docs/product.md MOVE-16).
 * @param read what each line's text gives.
 * @param names of the dishes that lines name, by id.
 */
export function writtenLines(
  { lines, serves }: Pick<DishModel, 'lines' | 'serves'>,
  read: readonly Measured[],
  names: ReadonlyMap<string, string>,
): SectionedText[] {
  let section: string | null = null
  return lines.map((line, index) => {
    section = line.section ?? section
    const measured = read[index] ?? { amount: null, unit: null }
    return { text: textOf(line, { serves, measured, names }), section }
  })
}

interface Around {
  readonly serves: number
  readonly measured: Measured
  readonly names: ReadonlyMap<string, string>
}

function textOf(line: StoredLine, { serves, measured, names }: Around): string {
  if (line.dish === undefined && isSame(line, measured)) return line.text
  const amount = line.amount === null ? '' : amountText(line.amount * serves)
  const of = line.dish === undefined ? line.name : recipeLink(names.get(line.dish) ?? line.name)
  const unit = line.dish !== undefined && line.unit === null ? servesOf(amount) : unitText(line.unit, amount)
  const whole = [amount, amount === '' ? '' : unit, of].filter((part) => part !== '').join(' ')
  return [whole, line.preparation ?? '', line.optional ? messages.optional : '']
    .filter((part) => part !== '')
    .join(', ')
}

function isSame({ amount, unit }: Measured, other: Measured): boolean {
  if (amount === null || other.amount === null) return amount === other.amount
  return unit === other.unit && Math.abs(amount - other.amount) <= SAME * Math.max(amount, other.amount)
}

const servesOf = (amount: string): string => messages.serves({ count: Number(amount) })

function unitText(unit: Unit | null, amount: string): string {
  if (unit === null || unit === 'piece') return ''
  const isMany = COUNTED.includes(unit) && Number.parseFloat(amount) > 1 && !amount.includes('/')
  return isMany ? `${unit}${unit === 'pinch' ? 'es' : 's'}` : unit
}
