import { useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { SignUpInput } from '../apollo/schemaTypes.generated'
import { messages as sight } from '../product/sight/messages'
import { invitationIn, nextAddress, withNext } from '../product/nextAddress'
import { LOGIN_PATH } from '../product/paths'
import { productConfig } from '../product/productConfig'
import { usePageTitle } from '../product/usePageTitle'
import { Button } from '../ui/Button'
import { OfflineNote } from '../ui/OfflineNote'
import { Page } from '../ui/Page'
import { PasswordField } from '../ui/PasswordField'
import { Stack } from '../ui/Stack'
import { Heading, Text } from '../ui/Text'
import { TextField } from '../ui/TextField'
import { ConsentFields } from './ConsentFields'
import { failureOf, fieldError, signUpErrors } from './answerErrors'
import { Form } from './Form'
import { givenEmail } from './givenEmail'
import { messages } from './messages'
import { NoMailNote } from './NoMailNote'
import { Notice, useNotice } from './Notice'
import { useSignUpMutation } from './operations.generated'
import { ByProvider } from './provider/ByProvider'
import { ProviderButton } from './ProviderButton'
import { RaffleNote } from '../product/raffle/RaffleNote'
import { SendAgainButton } from './SendAgainButton'
import { useFields } from './useFields'
import { useLogIn } from './useLogIn'

const EMPTY = { email: '', password: '' }

/** The sign-up page (docs/product.md ACC-17 to ACC-22). */
export default function SignUpPage() {
  usePageTitle(messages.signUpTitle)
  const { search, state } = useLocation()
  const [logIn, loggingIn] = useLogIn()
  const { values, setValues, setErrors, field } = useFields({ ...EMPTY, email: givenEmail(state) }, messages)
  const [marketingOptIn, setMarketingOptIn] = useState(true)
  const [agreed, setAgreed] = useState(false)
  const [signUp, { loading }] = useSignUpMutation()
  const notice = useNotice()
  /** The sign-up that waits for its confirmation; null before it was made. */
  const [waiting, setWaiting] = useState<SignUpInput | null>(null)
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)

  const submit = async () => {
    notice.clear()
    setErrors([])
    const { email, password } = values
    const invitation = invitationIn(search)
    const invited = invitation === null ? {} : { invitation }
    try {
      const input = { email: email.trim(), password, marketingOptIn, ...invited }
      const { data } = await signUp({ variables: { input } })
      const problems = data?.signUp.errors ?? []
      setErrors(problems)
      if (fieldError(problems, 'email')) emailInput.current?.focus()
      else if (fieldError(problems, 'password')) passwordInput.current?.focus()
      if (!data || problems.length > 0) return notice.fail(signUpErrors(problems) ?? messages.signUpFailed)
      // The invitation was mailed to the address: there is nothing to confirm.
      if (data.signUp.isConfirmed && (await logIn(email.trim(), password)) === null) return
      setValues({ email, password: '' })
      setWaiting(input)
      notice.succeed(messages.signedUp(productConfig()), { stays: true })
    } catch (error) {
      notice.fail(failureOf(error, messages.signUpFailed))
    }
  }

  return (
    <Page width="wideForm">
      <Stack $gap={2}>
        <Heading level={1}>{messages.signUpHeading}</Heading>
        <Text $size="lead">{sight.sentence}</Text>
        <Text $muted>
          {messages.haveAccount} <Link to={withNext(LOGIN_PATH, nextAddress(search))}>{messages.toSignIn}</Link>
        </Text>
        <OfflineNote>{messages.signUpOffline}</OfflineNote>
        <NoMailNote />
      </Stack>
      <RaffleNote />
      {productConfig().signUp === 'oidc' ? (
        <ByProvider />
      ) : (
        <Form label={messages.signUp} onSubmit={() => void submit()}>
          <TextField {...field('email')} ref={emailInput} type="email" autoComplete="username" />
          <PasswordField
            {...field('password')}
            ref={passwordInput}
            autoComplete="new-password"
            hint={messages.passwordHint}
          />
          <ConsentFields
            agreed={agreed}
            marketingOptIn={marketingOptIn}
            onAgree={setAgreed}
            onMarketing={setMarketingOptIn}
          />
          <Button type="submit" variant="primary" size="large" wide disabled={!agreed} busy={loading || loggingIn}>
            {messages.signUp}
          </Button>
          <ProviderButton notice={notice} />
          <Notice {...notice} />
          {waiting && productConfig().sendsMail ? <SendAgainButton input={waiting} notice={notice} /> : null}
        </Form>
      )}
    </Page>
  )
}
