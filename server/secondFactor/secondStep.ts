import { inputError } from '../platform/errors'
import type { Services } from '../platform/services'
import { messages } from './messages'
import { SecondFactorModel } from './SecondFactorModel'
import { readCode } from './takeCode'

const required = () => inputError('CODE_REQUIRED', 'code', messages.codeRequired)
const wrong = () => inputError('CODE_WRONG', 'code', messages.codeWrong)

/** What a sign-in takes beside the right password: a code where they are on, and nothing otherwise (docs/product.md ACC-83). */
export const secondStep: Services['hooks']['secondStep'] = async (services, user, code, by) => {
  const factor = await SecondFactorModel.on(services.db, user.id)
  if (!factor) return { take: async (trx) => ((await SecondFactorModel.on(trx, user.id)) ? required() : null) }
  if (code.trim() === '') return { lacks: required(), isAttempt: false }
  const take = await readCode(services, user, factor, code, by)
  if (!take) return { lacks: wrong(), isAttempt: true }
  return { take: async (trx) => ((await take(trx)) ? null : wrong()) }
}
