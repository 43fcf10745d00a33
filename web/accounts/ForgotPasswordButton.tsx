import { TIMES } from '../../schema/limits'
import { Button } from '../ui/Button'
import { detailOf, failureOf } from './answerErrors'
import { messages } from './messages'
import type { NoticeState } from './Notice'
import { useRequestPasswordResetMutation } from './operations.generated'
import { useCooldown } from './useCooldown'

/** Props of `ForgotPasswordButton`. */
export interface ForgotPasswordButtonProps {
  /** The content of the form's email field. */
  email: string
  /** Shows the outcome. */
  notice: NoticeState
  onBlank: () => void
  onSent: () => void
}

/** Requests a reset link by mail, at most once in 10 seconds (docs/product.md ACC-8, ACC-9, ACC-10). */
export function ForgotPasswordButton({ email, notice, onBlank, onSent }: ForgotPasswordButtonProps) {
  const { secondsLeft, start } = useCooldown(TIMES.forgotPasswordCooldown)
  const [request] = useRequestPasswordResetMutation()
  const ask = async () => {
    start()
    notice.clear()
    if (email.trim() === '') {
      notice.fail(messages.blankForgotten)
      return onBlank()
    }
    try {
      const { data } = await request({ variables: { input: { email: email.trim() } } })
      const problem = data ? detailOf(data.requestPasswordReset.errors) : messages.forgotFailed
      if (problem) return notice.fail(problem)
      notice.succeed(messages.resetMailed)
      onSent()
    } catch (error) {
      notice.fail(failureOf(error, messages.forgotFailed))
    }
  }
  return (
    <Button variant="quiet" resting={secondsLeft > 0} onClick={() => void ask()}>
      {secondsLeft > 0 ? messages.tryAgainIn({ seconds: secondsLeft }) : messages.forgotPassword}
    </Button>
  )
}
