import { LIMITS } from '../../schema/limits'
import { foldText } from '../catalogue/foldText'
import type { InputError } from '../generated/schemaTypes'
import { inputError } from '../platform/errors'
import { messages } from './messages'
import { SAVED } from './PlanModel'

/** A name as names are compared: without regard to capitals and accents. */
export const planNameKey = (name: string): string => (foldText(name) || name.toLowerCase()).slice(0, 190)

/** What is wrong with a name, without the space around it, for any household (docs/product.md PLAN-63). */
export function checkPlanName(name: string): InputError[] {
  if (name === '') return [inputError('REQUIRED', 'name', messages.noPlanName)]
  return [
    ...([...name].length > LIMITS.planName ? [inputError('TOO_LONG', 'name', messages.longPlanName())] : []),
    ...(planNameKey(name) === SAVED ? [planNameTaken()] : []),
  ]
}

/** Another plan of the household has the name. */
export const planNameTaken = (): InputError => inputError('DUPLICATE', 'name', messages.planNameTaken)
