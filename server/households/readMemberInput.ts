import { LIMITS } from '../../schema/limits'
import { inputError } from '../platform/errors'
import type { AnswerEditors, InputError, MealCategory } from '../generated/schemaTypes'
import { bitsOf } from '../pure/mealCategories'
import type { MemberModel } from './MemberModel'
import { messages } from './messages'

/** What can be said of a member. */
export interface MemberFields {
  name?: string | null | undefined
  portion?: number | null | undefined
  eats?: readonly MealCategory[] | null | undefined
  answersEditedBy?: AnswerEditors | null | undefined
}

type Read = Partial<Pick<MemberModel, 'name' | 'portion' | 'eats' | 'answersEditedBy'>>

/** Reads what is said of a member, as it is stored, and reports everything that is wrong with it. */
export function readMemberInput(input: MemberFields, { hasAccount }: { hasAccount: boolean }) {
  const value: Read = {}
  const errors: InputError[] = []
  if (input.name != null) {
    const read = readName(input.name)
    value.name = read.name
    errors.push(...read.errors)
  }
  if (input.portion != null) {
    value.portion = Math.round(input.portion * 100)
    if (!isPortion(input.portion)) errors.push(inputError('OUT_OF_RANGE', 'portion', messages.portionRange()))
  }
  if (input.eats) value.eats = bitsOf(input.eats)
  if (input.answersEditedBy) {
    value.answersEditedBy = input.answersEditedBy
    if (input.answersEditedBy === (hasAccount ? 'OWNER' : 'SELF'))
      errors.push(
        inputError(
          'INVALID',
          'answersEditedBy',
          hasAccount ? messages.editorsWithAccount : messages.editorsWithoutAccount,
        ),
      )
  }
  return { value, errors }
}

/** Reads a name: one line of visible characters. Marks that turn the direction of a text are left out (docs/product.md HH-3). */
export function readName(given: string): { name: string; errors: InputError[] } {
  const name = given
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name))
    return { name, errors: [inputError('REQUIRED', 'name', messages.blankName)] }
  return {
    name,
    errors: name.length > LIMITS.householdNameLength ? [inputError('TOO_LONG', 'name', messages.longName())] : [],
  }
}

function isPortion(portion: number): boolean {
  const { least, most, step } = LIMITS.portion
  return portion >= least && portion <= most && Number.isInteger(portion / step)
}
