import { isCupboardUnit, type Kept } from '../../../schema/cupboardWords'
import { TIMES } from '../../../schema/limits'
import { type Guard, isNumber, isText, nullOr, shape } from '../../session/guards'
import { isCupboard, isKeptIngredient } from '../guards.generated'
import type { CupboardFragment } from '../operations.generated'
import type { PartRules } from '../replica/Part'
import { renewAct, renewCupboard } from './formerCupboard'
import { type CupboardAct, type CupboardView, NOTHING_AT_HOME, viewOf } from './cupboardView'
import { isFreezerAct } from './freezerView'

const isUnit: Guard<Kept['unit']> = (value): value is Kept['unit'] =>
  value === null || (isText(value) && isCupboardUnit(value))
const isKeep = shape<Extract<CupboardAct, { keep: object }>['keep']>({
  ingredient: isKeptIngredient,
  amount: nullOr(isNumber),
  unit: isUnit,
  useBy: nullOr(isText),
})
const isTake = shape<{ ingredient: string }>({ ingredient: isText })
const isAct: Guard<CupboardAct> = (value): value is CupboardAct => {
  if (isFreezerAct(value)) return true
  const { keep, take } = (value ?? {}) as { keep?: unknown; take?: unknown }
  return keep === undefined ? isTake(take) : isKeep(keep) && take === undefined
}

/** The household's cupboard (docs/product.md CUP-9). */
export const cupboardPart: PartRules<CupboardFragment, CupboardAct, CupboardView> = {
  name: 'cupboard',
  isTold: isCupboard,
  isAct,
  renewTold: renewCupboard,
  renewAct,
  nothing: NOTHING_AT_HOME,
  viewOf,
}

/** Whether what was received then is still shown without a network: for as long as a session lasts without use (DEV-15). */
export const isRecent = (toldAt: number | null): boolean => toldAt !== null && Date.now() - toldAt < TIMES.sessionIdle
