import type { InputError, KitchenTimerInput } from '../generated/schemaTypes'
import { inputError } from '../platform/errors'
import { TIMER_LIMITS } from './limits'
import { messages } from './messages'

const { longest, step: lastStep } = TIMER_LIMITS.timer

/** What is wrong with a timer that a caller sent. @param path where it is in the call. */
export function problemsOfTimer(timer: KitchenTimerInput, path: string, now: number): InputError[] {
  const { step, duration } = timer
  return [
    ...(['key', 'meal', 'label'] as const).flatMap((name) => problemsOfText(timer[name], name, path)),
    ...(step >= 1 && step <= lastStep ? [] : [outOfRange(`${path}.step`, messages.noSuchStep())]),
    ...(isTime(duration) ? [] : [outOfRange(`${path}.duration`, messages.noSuchTime)]),
    ...problemsOfState(timer, path, now),
  ]
}

const outOfRange = (field: string, message: string): InputError => inputError('OUT_OF_RANGE', field, message)

const isTime = (milliseconds: number): boolean => milliseconds >= 1 && milliseconds <= longest

function problemsOfText(text: string, name: 'key' | 'meal' | 'label', path: string): InputError[] {
  const most = TIMER_LIMITS.timer[name]
  if (text.trim() === '') return [inputError('REQUIRED', `${path}.${name}`, messages.blank)]
  return text.length > most ? [inputError('TOO_LONG', `${path}.${name}`, messages.tooLong({ most }))] : []
}

function problemsOfState({ state, endsAt, remaining }: KitchenTimerInput, path: string, now: number): InputError[] {
  if (state === 'RUNNING') {
    if (endsAt == null) return [inputError('REQUIRED', `${path}.endsAt`, messages.endMissing)]
    return endsAt <= now + longest ? [] : [outOfRange(`${path}.endsAt`, messages.endMissing)]
  }
  if (state === 'DISMISSED') return []
  if (remaining == null) return [inputError('REQUIRED', `${path}.remaining`, messages.remainderMissing)]
  return isTime(remaining) ? [] : [outOfRange(`${path}.remaining`, messages.remainderMissing)]
}
