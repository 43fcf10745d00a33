import { nextAddress } from '../../product/nextAddress'
import type { SessionEnds } from '../../session/afterRefusal'
import { beginVisit } from '../../session/provider/beginVisit'
import { failureOf } from '../answerErrors'
import { messages } from '../messages'
import type { NoticeState } from '../Notice'

/** Leaves for the home's own provider in order to sign in, and says what stands against it. */
export async function leave(search: string, ends: SessionEnds | null, notice: NoticeState): Promise<void> {
  notice.clear()
  try {
    const problem = ends && (await beginVisit('SIGN_IN', nextAddress(search), ends))
    if (problem !== null) notice.fail({ text: problem, hint: problem })
  } catch (error) {
    notice.fail(failureOf(error, messages.loginFailed))
  }
}
