import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { productConfig } from '../app/productConfig'
import { usePageTitle } from '../app/usePageTitle'
import { gutter, measure, media, space } from '../styles/tokens'
import { Button } from '../ui/Button'
import { OfflineNote } from '../ui/OfflineNote'
import { PasswordField } from '../ui/PasswordField'
import { Stack } from '../ui/Stack'
import { Heading, Text } from '../ui/Text'
import { TextField } from '../ui/TextField'
import { BannerImage } from './BannerImage'
import { DemoHint } from './DemoHint'
import { ForgotPasswordButton } from './ForgotPasswordButton'
import { Form } from './Form'
import { MESSAGES } from './messages'
import { Notice, useNotice } from './Notice'
import { RaffleNote } from './RaffleNote'
import { useLogIn } from './useLogIn'

/** Props of `LoginPage`. */
export interface LoginPageProps {
  /** What can be done while there is no connection to sign in with; it is then the thing to do, and signing in is not. */
  offer?: ReactNode
}

/** Where people sign in (specification, section 2, 'Login'). */
export default function LoginPage({ offer }: LoginPageProps) {
  usePageTitle('Sign in')
  const navigate = useNavigate()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [resetMailed, setResetMailed] = useState(false)
  const [logIn, loading] = useLogIn()
  const notice = useNotice()
  const { tagline } = productConfig()

  const submit = async () => {
    notice.clear()
    if (email.trim() === '' || password.trim() === '') return notice.fail(MESSAGES.blankCredentials)
    const problem = await logIn(email.trim(), password)
    if (problem) notice.fail(problem)
  }

  return (
    <Columns>
      <BannerImage />
      <Stack $gap={6}>
        <Stack $gap={2}>
          <Heading level={1}>Welcome</Heading>
          <Text $muted $size="lead">{tagline}</Text>
          <OfflineNote>You&apos;re offline. Signing in needs a connection.</OfflineNote>
        </Stack>
        {offer}
        <Form label="Sign In" noValidate onSubmit={() => void submit()}>
          <TextField label="Email" type="email" name="email" autoComplete="username" required value={email} onChange={setEmail} />
          <PasswordField label="Password" name="password" autoComplete="current-password" required value={password} onChange={setPassword} />
          <Stack $gap={2}>
            <Button type="submit" variant={offer ? 'secondary' : 'primary'} size="large" wide busy={loading}>Sign In</Button>
            <Button size="large" wide onClick={() => void navigate('/signup')}>Sign Up</Button>
            <ForgotPasswordButton email={email} notice={notice} onSent={() => setResetMailed(true)} />
          </Stack>
          {resetMailed ? <Text $muted $size="small" $align="center">{MESSAGES.resetMailedHint}</Text> : null}
          <Notice words={notice.words} clear={notice.clear} />
        </Form>
        <DemoHint
          onUse={(demo) => {
            setEmail(demo.email)
            setPassword(demo.password)
          }}
        />
        <RaffleNote />
      </Stack>
    </Columns>
  )
}

const Columns = styled.div`
  max-width: calc(${measure.form} + 2 * ${gutter});
  margin-inline: auto;
  padding: ${space[6]} ${gutter} ${space[12]};

  ${media.beyondNarrow} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, ${measure.form});
    gap: ${space[16]};
    align-items: center;
    max-width: calc(${measure.page} + 2 * ${gutter});
  }
`
