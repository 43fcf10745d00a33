import { useRef, useState } from 'react'
import { replaceToken } from '../apollo/session'
import { usePageTitle } from '../app/usePageTitle'
import { Button } from '../ui/Button'
import { ButtonLink } from '../ui/ButtonLink'
import { OfflineNote } from '../ui/OfflineNote'
import { Page } from '../ui/Page'
import { PasswordField } from '../ui/PasswordField'
import { Stack } from '../ui/Stack'
import { Heading } from '../ui/Text'
import { AccountName } from './AccountName'
import { type AnswerError, fieldError, joinedErrors, refusalOf } from './answerErrors'
import { Form } from './Form'
import { MESSAGES } from './messages'
import { Notice, useNotice } from './Notice'
import { ChangePasswordDocument } from './operations.generated'
import { useAccountMutation } from './useAccountMutation'

const FIELDS = [
  { name: 'currentPassword', label: 'Current password', autoComplete: 'current-password', hint: undefined },
  { name: 'newPassword', label: 'New password', autoComplete: 'new-password', hint: MESSAGES.passwordHint },
  { name: 'confirmNewPassword', label: 'Confirm new password', autoComplete: 'new-password', hint: undefined },
] as const

const NAMES = FIELDS.map(({ name }) => name)
const EMPTY = { currentPassword: '', newPassword: '', confirmNewPassword: '' }

/** Where a signed-in person changes the password; matching and strength are the server's to judge (section 5). */
export default function ChangePasswordPage() {
  usePageTitle('Change password')
  const [values, setValues] = useState(EMPTY)
  const [errors, setErrors] = useState<readonly AnswerError[]>([])
  const [changePassword, loading] = useAccountMutation(ChangePasswordDocument)
  const notice = useNotice()
  const first = useRef<HTMLInputElement>(null)

  const submit = async () => {
    notice.clear()
    setErrors([])
    const problem = await attempt()
    setValues(EMPTY)
    if (problem === null) return notice.succeed(MESSAGES.passwordChanged)
    notice.fail(problem)
    first.current?.focus()
  }

  const attempt = async (): Promise<string | null> => {
    try {
      const answer = (await changePassword({ input: values }))?.changePassword
      setErrors(answer?.errors ?? [])
      if (!answer?.accessToken) return joinedErrors(answer?.errors ?? [], NAMES) ?? MESSAGES.changeFailed
      replaceToken(answer.accessToken)
      return null
    } catch (error) {
      return refusalOf(error) ?? MESSAGES.changeFailed
    }
  }

  return (
    <Page width="form">
      <Stack $gap={2}>
        <Heading level={1}>Change Password</Heading>
        <OfflineNote>You&apos;re offline. The password can be changed once you&apos;re back.</OfflineNote>
      </Stack>
      <Form label="Change Password" onSubmit={() => void submit()}>
        <AccountName />
        {FIELDS.map(({ name, ...field }) => (
          <PasswordField
            key={name} {...field} name={name} required value={values[name]} error={fieldError(errors, name)}
            ref={name === 'currentPassword' ? first : undefined}
            onChange={(value) => {
              setValues({ ...values, [name]: value })
              setErrors(errors.filter((error) => error.field !== name))
            }}
          />
        ))}
        <Stack $gap={2}>
          <Button type="submit" variant="primary" size="large" wide busy={loading}>Update Password</Button>
          <ButtonLink to="/?mode=settings" variant="quiet" wide>Back to settings</ButtonLink>
        </Stack>
        <Notice words={notice.words} clear={notice.clear} />
      </Form>
    </Page>
  )
}
