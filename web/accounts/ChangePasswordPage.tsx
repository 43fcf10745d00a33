import { useRef } from 'react'
import { usePageTitle } from '../product/usePageTitle'
import { replaceToken } from '../session/session'
import { Button } from '../ui/Button'
import { OfflineNote } from '../ui/OfflineNote'
import { Page } from '../ui/Page'
import { PasswordField } from '../ui/PasswordField'
import { Stack } from '../ui/Stack'
import { Heading } from '../ui/Text'
import { AccountName } from '../session/AccountName'
import { ProofField } from '../session/provider/ProofField'
import { type Failure, failureOf, joinedErrors } from './answerErrors'
import { Form } from './Form'
import { messages } from './messages'
import { Notice, useNotice } from './Notice'
import { useChangePasswordMutation } from './operations.generated'
import { useFields } from './useFields'

const NAMES = ['currentPassword', 'newPassword', 'confirmNewPassword'] as const
const EMPTY = { currentPassword: '', newPassword: '', confirmNewPassword: '' }

/** The form of a signed-in user. Match and strength are checked by the server only (docs/product.md ACC-30, ACC-31). */
export default function ChangePasswordPage() {
  usePageTitle(messages.changeTitle)
  const { values, setValues, setErrors, field } = useFields(EMPTY, messages)
  const [changePassword, { loading }] = useChangePasswordMutation()
  const notice = useNotice()
  const first = useRef<HTMLInputElement>(null)

  const submit = async () => {
    notice.clear()
    setErrors([])
    const failure = await attempt()
    setValues(EMPTY)
    if (failure === null) return notice.succeed(messages.passwordChanged)
    notice.fail(failure)
    first.current?.focus()
  }

  const attempt = async (): Promise<Failure | null> => {
    try {
      const answer = (await changePassword({ variables: { input: values } })).data?.changePassword
      setErrors(answer?.errors ?? [])
      if (!answer?.accessToken) return { text: joinedErrors(answer?.errors ?? [], NAMES) ?? messages.changeFailed }
      replaceToken(answer.accessToken)
      return null
    } catch (error) {
      return failureOf(error, messages.changeFailed)
    }
  }

  return (
    <Page width="form">
      <Stack $gap={2}>
        <Heading level={1}>{messages.changeHeading}</Heading>
        <OfflineNote>{messages.changeOffline}</OfflineNote>
      </Stack>
      <Form label={messages.changeHeading} onSubmit={() => void submit()}>
        <AccountName />
        <ProofField {...field('currentPassword')} autoComplete="current-password" ref={first} />
        <PasswordField {...field('newPassword')} autoComplete="new-password" hint={messages.passwordHint} />
        <PasswordField {...field('confirmNewPassword')} autoComplete="new-password" />
        <Button type="submit" variant="primary" size="large" wide busy={loading}>
          {messages.update}
        </Button>
        <Notice {...notice} />
      </Form>
    </Page>
  )
}
