import { useEffect, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { TIMES } from '../../schema/limits'
import { LOGIN_PATH } from '../product/paths'
import { usePageTitle } from '../product/usePageTitle'
import { endSession } from '../session/session'
import { Button } from '../ui/Button'
import { OfflineNote } from '../ui/OfflineNote'
import { Page } from '../ui/Page'
import { PasswordField } from '../ui/PasswordField'
import { Stack } from '../ui/Stack'
import { Heading, Text } from '../ui/Text'
import { type AnswerError, fieldError, hintOf, isAnswered } from './answerErrors'
import { Form } from './Form'
import { messages } from './messages'
import { Notice, useNotice } from './Notice'
import { useResetPasswordMutation } from './operations.generated'

/** The page that a mailed reset link opens (docs/product.md ACC-12 to ACC-16). */
export default function ResetPasswordPage() {
  usePageTitle(messages.resetTitle)
  const { key = '' } = useParams()
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [differs, setDiffers] = useState(false)
  const [errors, setErrors] = useState<readonly AnswerError[]>([])
  const [done, setDone] = useState(false)
  const [resetPassword, { loading }] = useResetPasswordMutation()
  const notice = useNotice()
  const newInput = useRef<HTMLInputElement>(null)
  const confirmInput = useRef<HTMLInputElement>(null)
  useRedirectToLogin(done)

  const submit = async () => {
    notice.clear()
    setErrors([])
    setDiffers(password !== confirmation)
    if (password !== confirmation) {
      notice.fail(messages.mismatch)
      return confirmInput.current?.focus()
    }
    try {
      const { data } = await resetPassword({ variables: { input: { key, newPassword: password } } })
      const found = data?.resetPassword.errors ?? []
      setErrors(found)
      if (fieldError(found, 'newPassword')) newInput.current?.focus()
      if (data?.resetPassword.ok !== true) return notice.fail(messages.resetFailed)
      endSession()
      setDone(true)
      notice.succeed(messages.reset, { stays: true })
    } catch (error) {
      notice.fail({ text: isAnswered(error) ? messages.resetFailed : messages.resetBroken, hint: hintOf(error) })
    }
  }
  const keyRefused = errors.some(({ field }) => field === 'key')

  return (
    <Page width="form">
      <Stack $gap={2}>
        <Heading level={1}>{messages.resetHeading}</Heading>
        <OfflineNote>{messages.resetOffline}</OfflineNote>
      </Stack>
      <Form label={messages.resetButton} onSubmit={() => void submit()}>
        <PasswordField
          label={messages.resetNew}
          name="new-password"
          autoComplete="new-password"
          required
          disabled={done}
          value={password}
          hint={messages.passwordHint}
          error={fieldError(errors, 'newPassword')}
          ref={newInput}
          onChange={(value) => {
            setPassword(value)
            setErrors(errors.filter(({ field }) => field !== 'newPassword'))
          }}
        />
        <PasswordField
          label={messages.resetConfirm}
          name="confirm-password"
          autoComplete="new-password"
          required
          disabled={done}
          value={confirmation}
          error={differs ? messages.repeatPassword : null}
          ref={confirmInput}
          onChange={(value) => {
            setConfirmation(value)
            setDiffers(false)
          }}
        />
        <Button type="submit" variant="primary" size="large" wide busy={loading} disabled={done}>
          {messages.resetButton}
        </Button>
        {keyRefused ? (
          <Text $muted $size="small">
            {messages.resetFailedHint}
          </Text>
        ) : null}
        <Notice {...notice} />
      </Form>
    </Page>
  )
}

/** Goes to the login page 3 seconds after the password was set (docs/product.md ACC-14). */
function useRedirectToLogin(done: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => void navigate(LOGIN_PATH), TIMES.resetRedirect)
    return () => clearTimeout(timer)
  }, [done, navigate])
}
