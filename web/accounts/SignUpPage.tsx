import { useState } from 'react'
import { Link } from 'react-router-dom'
import { productConfig } from '../app/productConfig'
import { LOGIN_PATH } from '../app/paths'
import { usePageTitle } from '../app/usePageTitle'
import { Button } from '../ui/Button'
import { Checkbox } from '../ui/Checkbox'
import { OfflineNote } from '../ui/OfflineNote'
import { Page } from '../ui/Page'
import { PasswordField } from '../ui/PasswordField'
import { Stack } from '../ui/Stack'
import { Heading, Text } from '../ui/Text'
import { TextField } from '../ui/TextField'
import { type AnswerError, fieldError, refusalOf, signUpErrors } from './answerErrors'
import { Form } from './Form'
import { MESSAGES } from './messages'
import { Notice, useNotice } from './Notice'
import { SignUpDocument } from './operations.generated'
import { RaffleNote } from './RaffleNote'
import { useAccountMutation } from './useAccountMutation'

/** Where an account is asked for (specification, section 2, 'Sign Up'). */
export default function SignUpPage() {
  usePageTitle('Sign up')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [marketingOptIn, setMarketingOptIn] = useState(true)
  const [agreed, setAgreed] = useState(false)
  const [errors, setErrors] = useState<readonly AnswerError[]>([])
  const [signUp, loading] = useAccountMutation(SignUpDocument)
  const notice = useNotice()

  const submit = async () => {
    notice.clear()
    setErrors([])
    try {
      const data = await signUp({ input: { email: email.trim(), password, marketingOptIn } })
      const problems = data?.signUp.errors ?? []
      setErrors(problems)
      if (!data || problems.length > 0) return notice.fail(signUpErrors(problems) ?? MESSAGES.signUpFailed)
      setPassword('')
      notice.succeed(MESSAGES.signedUp(productConfig().supportEmail), { stays: true })
    } catch (error) {
      notice.fail(refusalOf(error) ?? MESSAGES.signUpFailed)
    }
  }
  const forget = (field: string) => setErrors(errors.filter((error) => error.field !== field))

  return (
    <Page width="wideForm">
      <Stack $gap={2}>
        <Heading level={1}>Create your account</Heading>
        <Text $muted>
          Have one already? <Link to={LOGIN_PATH}>Sign in</Link>
        </Text>
        <OfflineNote>You&apos;re offline. Signing up needs a connection.</OfflineNote>
      </Stack>
      <RaffleNote />
      <Form label="Sign Up" onSubmit={() => void submit()}>
        <TextField
          label="Email" type="email" name="email" autoComplete="username" required value={email}
          error={fieldError(errors, 'email')}
          onChange={(value) => {
            setEmail(value)
            forget('email')
          }}
        />
        <PasswordField
          label="Password" name="password" autoComplete="new-password" required value={password}
          hint={MESSAGES.passwordHint} error={fieldError(errors, 'password')}
          onChange={(value) => {
            setPassword(value)
            forget('password')
          }}
        />
        <div>
          <Checkbox
            required checked={agreed} onChange={setAgreed}
            label={
              <>
                I agree to the <NewTab to="/termsandconditions">Terms of Service</NewTab> and the{' '}
                <NewTab to="/privacypolicy">Privacy Policy</NewTab>
              </>
            }
          />
          <Checkbox label="Keep me posted with news and offers" checked={marketingOptIn} onChange={setMarketingOptIn} />
        </div>
        <Button type="submit" variant="primary" size="large" wide disabled={!agreed} busy={loading}>Sign Up</Button>
        <Notice words={notice.words} clear={notice.clear} />
      </Form>
    </Page>
  )
}

/** A page of ours beside the form, so that what was typed stays. */
function NewTab({ to, children }: { to: string; children: string }) {
  return <a href={to} target="_blank" rel="noopener">{children}</a>
}
