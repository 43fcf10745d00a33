import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { TIMES } from '../../schema/limits'
import { endSession } from '../apollo/session'
import { LOGIN_PATH } from '../app/paths'
import { usePageTitle } from '../app/usePageTitle'
import { Button } from '../ui/Button'
import { OfflineNote } from '../ui/OfflineNote'
import { Page } from '../ui/Page'
import { PasswordField } from '../ui/PasswordField'
import { Stack } from '../ui/Stack'
import { Heading, Text } from '../ui/Text'
import { type AnswerError, fieldError, isAnswered } from './answerErrors'
import { Form } from './Form'
import { MESSAGES } from './messages'
import { Notice, useNotice } from './Notice'
import { ResetPasswordDocument } from './operations.generated'
import { useAccountMutation } from './useAccountMutation'

/** What the link of a reset mail opens (specification, section 2, 'Reset password'). */
export default function ResetPasswordPage() {
  usePageTitle('Reset password')
  const { key = '' } = useParams()
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [errors, setErrors] = useState<readonly AnswerError[]>([])
  const [done, setDone] = useState(false)
  const [resetPassword, loading] = useAccountMutation(ResetPasswordDocument)
  const notice = useNotice()
  useRedirectToLogin(done)

  const submit = async () => {
    notice.clear()
    setErrors([])
    if (password !== confirmation) return notice.fail(MESSAGES.mismatch)
    try {
      const data = await resetPassword({ input: { key, newPassword: password } })
      setErrors(data?.resetPassword.errors ?? [])
      if (data?.resetPassword.reset !== true) return notice.fail(MESSAGES.resetFailed)
      endSession()
      setDone(true)
      notice.succeed(MESSAGES.reset, { stays: true })
    } catch (error) {
      notice.fail(isAnswered(error) ? MESSAGES.resetFailed : MESSAGES.resetBroken)
    }
  }
  const keyRefused = errors.some(({ field }) => field === 'key')

  return (
    <Page width="form">
      <Stack $gap={2}>
        <Heading level={1}>Reset your password</Heading>
        <OfflineNote>You&apos;re offline. The password can be reset once you&apos;re back.</OfflineNote>
      </Stack>
      <Form label="Reset Password" onSubmit={() => void submit()}>
        <PasswordField
          label="New Password" name="new-password" autoComplete="new-password" required disabled={done} value={password}
          hint={MESSAGES.passwordHint} error={fieldError(errors, 'newPassword')}
          onChange={(value) => {
            setPassword(value)
            setErrors(errors.filter(({ field }) => field !== 'newPassword'))
          }}
        />
        <PasswordField
          label="Confirm Password" name="confirm-password" autoComplete="new-password" required disabled={done}
          value={confirmation} onChange={setConfirmation}
        />
        <Button type="submit" variant="primary" size="large" wide busy={loading} disabled={done}>Reset Password</Button>
        {keyRefused ? <Text $muted $size="small">{MESSAGES.resetFailedHint}</Text> : null}
        <Notice words={notice.words} clear={notice.clear} />
      </Form>
    </Page>
  )
}

/** Goes to the sign-in page 3 seconds after the password was set. */
function useRedirectToLogin(done: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => void navigate(LOGIN_PATH), TIMES.resetRedirect)
    return () => clearTimeout(timer)
  }, [done, navigate])
}
