import type { Kept } from '../../schema/cupboardWords'
import { isDay } from '../../schema/isDay'
import { LIMITS } from '../../schema/limits'
import type { Problem } from '../ui/FormProblems'
import { messages } from './messages'

/** What the server would refuse of something that is put into the cupboard (docs/product.md CUP-1, CUP-2). */
export function keptProblems({ amount, useBy }: Kept, isFull: boolean): Problem[] {
  return [
    ...(Number.isNaN(amount) ? [{ field: 'amount', message: messages.notAmount }] : []),
    ...(amount !== null && amount > LIMITS.cupboardAmount ? [{ field: 'amount', message: messages.tooMuch() }] : []),
    ...(useBy === null || isDay(useBy) ? [] : [{ field: 'useBy', message: messages.notDay }]),
    ...(isFull ? [{ field: null, message: messages.full() }] : []),
  ]
}
