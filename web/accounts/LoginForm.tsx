import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { nextAddress, withNext } from '../product/nextAddress'
import { SIGN_UP_PATH } from '../product/paths'
import { Button } from '../ui/Button'
import { PasswordField } from '../ui/PasswordField'
import { Stack } from '../ui/Stack'
import { Text } from '../ui/Text'
import { TextField } from '../ui/TextField'
import { CodeField } from './CodeField'
import { DemoHint } from './DemoHint'
import { ForgotPasswordButton } from './ForgotPasswordButton'
import { Form } from './Form'
import { givenEmail } from './givenEmail'
import { messages } from './messages'
import { Notice, useNotice } from './Notice'
import { PasskeyButton } from './PasskeyButton'
import { ProviderButton } from './ProviderButton'
import { type LogInFailure, useLogIn } from './useLogIn'

type FieldName = 'email' | 'password' | 'code'

/**
 * The form of the login page. What is to be corrected stays at its field, which gets the focus, when the banner has
 * disappeared.
 */
export function LoginForm({ secondary }: { secondary: boolean }) {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const [values, setValues] = useState({ email: givenEmail(state), password: '', code: '' })
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({})
  const [asksCode, setAsksCode] = useState(false)
  const [resetMailed, setResetMailed] = useState(false)
  const [logIn, loading] = useLogIn()
  const notice = useNotice()
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const codeInput = useRef<HTMLInputElement>(null)
  const { email, password, code } = values

  // What was typed, or filled in by the browser, while the page's script was on its way.
  useLayoutEffect(() => {
    const typed = { email: emailInput.current?.value ?? '', password: passwordInput.current?.value ?? '' }
    if (typed.email !== '' || typed.password !== '') setValues({ ...typed, code: '' })
  }, [])
  useLayoutEffect(() => {
    if (asksCode) codeInput.current?.focus()
  }, [asksCode])

  const mark = (found: Partial<Record<FieldName, string>>) => {
    setErrors(found)
    if (found.email) emailInput.current?.focus()
    else if (found.password) passwordInput.current?.focus()
    else if (found.code) codeInput.current?.focus()
  }

  const submit = async () => {
    notice.clear()
    setErrors({})
    const blank = {
      ...(email.trim() === '' && { email: messages.emailMissing }),
      ...(password.trim() === '' && { password: messages.passwordMissing }),
    }
    if (blank.email || blank.password) {
      notice.fail(messages.blankCredentials)
      return mark(blank)
    }
    if (asksCode && code.trim() === '') return mark({ code: messages.codeMissing })
    const failure = await logIn(email.trim(), password, asksCode ? code : undefined)
    if (!failure) return
    if (failure.error?.code === 'CODE_REQUIRED') return setAsksCode(true)
    notice.fail(failure)
    mark(fieldErrorOf(failure))
  }

  const field = (name: FieldName) => ({
    name,
    required: true,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => {
      setValues({ ...values, [name]: value })
      setErrors({})
      // Another account may ask for none.
      if (name === 'email') setAsksCode(false)
    },
  })

  return (
    <>
      <Form label={messages.signIn} noValidate onSubmit={() => void submit()}>
        <TextField
          label={messages.email}
          type="email"
          autoComplete="username webauthn"
          {...field('email')}
          ref={emailInput}
        />
        <PasswordField
          label={messages.password}
          autoComplete="current-password"
          {...field('password')}
          ref={passwordInput}
        />
        {asksCode ? <CodeField {...field('code')} ref={codeInput} /> : null}
        <Stack $gap={2}>
          <Button type="submit" variant={secondary ? 'secondary' : 'primary'} size="large" wide busy={loading}>
            {messages.signIn}
          </Button>
          <Button size="large" wide onClick={() => void navigate(withNext(SIGN_UP_PATH, nextAddress(search)))}>
            {messages.signUp}
          </Button>
          <ForgotPasswordButton
            email={email}
            notice={notice}
            onBlank={() => mark({ email: messages.emailMissing })}
            onSent={() => setResetMailed(true)}
          />
          <ProviderButton notice={notice} />
          <PasskeyButton notice={notice} />
        </Stack>
        {resetMailed ? (
          <Text $muted $size="small" $align="center">
            {messages.resetMailedHint}
          </Text>
        ) : null}
        <Notice {...notice} />
      </Form>
      <DemoHint
        onUse={(demo) => {
          setValues({ ...demo, code: '' })
          setAsksCode(false)
        }}
      />
    </>
  )
}

/** What to correct after the server refused the credentials; nothing where the failure has another cause. */
function fieldErrorOf({ error }: LogInFailure): Partial<Record<FieldName, string>> {
  if (!error) return {}
  if (error.code === 'CODE_WRONG') return { code: messages.checkCode }
  return error.code === 'EMAIL_NOT_CONFIRMED' ? { email: messages.checkMails } : { password: messages.checkCredentials }
}
