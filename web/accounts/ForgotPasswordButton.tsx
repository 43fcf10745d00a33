import { TIMES } from '../../schema/limits'
import { Button } from '../ui/Button'
import { detailOf, refusalOf } from './answerErrors'
import { MESSAGES } from './messages'
import type { NoticeState } from './Notice'
import { RequestPasswordResetDocument } from './operations.generated'
import { useAccountMutation } from './useAccountMutation'
import { useCooldown } from './useCooldown'

/** Props of `ForgotPasswordButton`. */
export interface ForgotPasswordButtonProps {
  /** What stands in the form's email field. */
  email: string
  /** Where the outcome is said. */
  notice: NoticeState
  onSent: () => void
}

/** Has a reset link mailed; after each click it rests for 10 seconds (specification, section 4). */
export function ForgotPasswordButton({ email, notice, onSent }: ForgotPasswordButtonProps) {
  const { secondsLeft, start } = useCooldown(TIMES.forgotPasswordCooldown)
  const [request] = useAccountMutation(RequestPasswordResetDocument)
  const ask = async () => {
    start()
    notice.clear()
    if (email.trim() === '') return notice.fail(MESSAGES.blankForgotten)
    try {
      const data = await request({ input: { email: email.trim() } })
      const problem = data ? detailOf(data.requestPasswordReset.errors) : MESSAGES.forgotFailed
      if (problem) return notice.fail(problem)
      notice.succeed(MESSAGES.resetMailed)
      onSent()
    } catch (error) {
      notice.fail(refusalOf(error) ?? MESSAGES.forgotFailed)
    }
  }
  return (
    <Button variant="quiet" resting={secondsLeft > 0} onClick={() => void ask()}>
      {secondsLeft > 0 ? MESSAGES.tryAgainIn(secondsLeft) : 'Forgot password?'}
    </Button>
  )
}
