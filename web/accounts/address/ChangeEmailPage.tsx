import { useRef } from 'react'
import { usePageTitle } from '../../product/usePageTitle'
import { AccountName } from '../../session/AccountName'
import { ProofField } from '../../session/provider/ProofField'
import { readUser } from '../../session/session'
import { Button } from '../../ui/Button'
import { OfflineNote } from '../../ui/OfflineNote'
import { Page } from '../../ui/Page'
import { Stack } from '../../ui/Stack'
import { Heading, Text } from '../../ui/Text'
import { TextField } from '../../ui/TextField'
import { type Failure, failureOf, joinedErrors } from '../answerErrors'
import { Form } from '../Form'
import { Notice, useNotice } from '../Notice'
import { useFields } from '../useFields'
import { messages } from './messages'
import { useRequestEmailChangeMutation } from './operations.generated'

const NAMES = ['email', 'password'] as const
const EMPTY = { email: '', password: '' }

/** Asks for another address of the account, which is mailed a link (docs/product.md ACC-68). */
export default function ChangeEmailPage() {
  usePageTitle(messages.changeTitle)
  const { values, setValues, setErrors, field } = useFields(EMPTY, messages)
  const [request, { loading }] = useRequestEmailChangeMutation()
  const notice = useNotice()
  const first = useRef<HTMLInputElement>(null)
  const present = readUser()?.email

  const submit = async () => {
    notice.clear()
    setErrors([])
    const failure = await attempt()
    setValues(failure === null ? EMPTY : { ...values, password: '' })
    if (failure === null) return notice.succeed(messages.sent({ email: values.email.trim() }), { stays: true })
    notice.fail(failure)
    first.current?.focus()
  }

  const attempt = async (): Promise<Failure | null> => {
    try {
      const answer = (await request({ variables: { input: values } })).data?.requestEmailChange
      setErrors(answer?.errors ?? [])
      return answer?.ok === true ? null : { text: joinedErrors(answer?.errors ?? [], NAMES) ?? messages.failed }
    } catch (error) {
      return failureOf(error, messages.failed)
    }
  }

  return (
    <Page width="form">
      <Stack $gap={2}>
        <Heading level={1}>{messages.changeHeading}</Heading>
        {present ? <Text $muted>{messages.present({ email: present })}</Text> : null}
        <OfflineNote>{messages.changeOffline}</OfflineNote>
      </Stack>
      <Form label={messages.changeHeading} noValidate onSubmit={() => void submit()}>
        <AccountName />
        <TextField {...field('email')} type="email" autoComplete="email" hint={messages.emailHint} ref={first} />
        <ProofField {...field('password')} autoComplete="current-password" />
        <Button type="submit" variant="primary" size="large" wide busy={loading}>
          {messages.send}
        </Button>
        <Notice {...notice} />
      </Form>
    </Page>
  )
}
