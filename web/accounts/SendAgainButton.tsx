import { TIMES } from '../../schema/limits'
import type { SignUpInput } from '../apollo/schemaTypes.generated'
import { Button } from '../ui/Button'
import { failureOf, signUpErrors } from './answerErrors'
import { messages } from './messages'
import type { NoticeState } from './Notice'
import { useSignUpMutation } from './operations.generated'
import { useCooldown } from './useCooldown'

interface SendAgainButtonProps {
  /** The sign-up whose confirmation is mailed again. */
  input: SignUpInput
  /** Shows the outcome. */
  notice: NoticeState
}

/** Makes the same sign-up again, which mails the link again, at most once in 10 seconds (docs/product.md ACC-53). */
export function SendAgainButton({ input, notice }: SendAgainButtonProps) {
  const { secondsLeft, start } = useCooldown(TIMES.forgotPasswordCooldown)
  const [signUp, { loading }] = useSignUpMutation()
  const send = async () => {
    start()
    try {
      const { data } = await signUp({ variables: { input } })
      const problems = data?.signUp.errors ?? []
      if (!data || problems.length > 0) return notice.fail(signUpErrors(problems) ?? messages.signUpFailed)
      notice.succeed(messages.sentAgain, { stays: true })
    } catch (error) {
      notice.fail(failureOf(error, messages.signUpFailed))
    }
  }
  return (
    <Button variant="quiet" busy={loading} resting={secondsLeft > 0} onClick={() => void send()}>
      {secondsLeft > 0 ? messages.tryAgainIn({ seconds: secondsLeft }) : messages.sendAgain}
    </Button>
  )
}
