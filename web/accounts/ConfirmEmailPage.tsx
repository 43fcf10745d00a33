import { useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { nextAddress, withNext } from '../product/nextAddress'
import { LOGIN_PATH } from '../product/paths'
import { usePageTitle } from '../product/usePageTitle'
import { Button } from '../ui/Button'
import { ButtonLink } from '../ui/ButtonLink'
import { Page } from '../ui/Page'
import { PasswordField } from '../ui/PasswordField'
import { Picture } from '../ui/Picture'
import { Stack } from '../ui/Stack'
import { Heading, Text } from '../ui/Text'
import { Form } from './Form'
import { messages } from './messages'
import { type Confirmation, useConfirmEmail } from './useConfirmEmail'

const LOOKS = {
  pending: { picture: 'envelope', textKey: 'confirming' },
  // Its form is what matters, also on a screen of little height.
  asks: { picture: null, textKey: 'confirmAsks' },
  success: { picture: 'party-popper', textKey: 'confirmed' },
  failed: { picture: 'broken-heart', textKey: 'confirmFailed' },
} as const satisfies Record<Confirmation['state'], { picture: string | null; textKey: keyof typeof messages }>

/** The page that a mailed confirmation link opens (docs/product.md ACC-23, ACC-27). */
export default function ConfirmEmailPage() {
  usePageTitle(messages.confirmTitle)
  const { key = '' } = useParams()
  const { search } = useLocation()
  const [confirmation, confirmWith] = useConfirmEmail(key)
  const { state } = confirmation
  const { picture, textKey } = LOOKS[state]
  return (
    <Page width="form">
      <Stack $align="center" $gap={5}>
        {picture === null ? null : <Picture name={picture} size="hero" plate eager />}
        <Heading level={1} look="heading">
          {messages.confirmTitle}
        </Heading>
        <div role="status" aria-busy={state === 'pending'}>
          <Text $size="lead" $align="center">
            {messages[textKey]}
          </Text>
        </div>
        {confirmation.state === 'failed' ? (
          <Text $muted $align="center">
            {confirmation.hint}
          </Text>
        ) : null}
        {state === 'success' || state === 'failed' ? (
          <WayOn confirmation={confirmation} next={nextAddress(search)} />
        ) : null}
      </Stack>
      {confirmation.state === 'asks' ? <AskedPassword error={confirmation.error} onConfirm={confirmWith} /> : null}
    </Page>
  )
}

/** Into the product for who is signed in by it, and to signing in with the address for others (docs/product.md ACC-52). */
function WayOn({ confirmation, next }: { confirmation: Confirmation; next: string }) {
  const { session = null, email = null } = confirmation.state === 'success' ? confirmation : {}
  if (session)
    return (
      <ButtonLink to={next} variant="primary" size="large">
        {next === '/' ? messages.goToPlanner : messages.goOn}
      </ButtonLink>
    )
  return (
    <ButtonLink
      to={withNext(LOGIN_PATH, next)}
      state={email === null ? null : { email }}
      variant="primary"
      size="large"
    >
      {messages.goToSignIn}
    </ButtonLink>
  )
}

function AskedPassword({ error, onConfirm }: { error: string | null; onConfirm: (password: string) => Promise<void> }) {
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const submit = async () => {
    setBusy(true)
    await onConfirm(password)
    setBusy(false)
  }
  return (
    <Form label={messages.confirmButton} onSubmit={() => void submit()}>
      <PasswordField
        label={messages.password}
        name="password"
        autoComplete="new-password"
        required
        value={password}
        hint={messages.passwordHint}
        error={error}
        onChange={setPassword}
      />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {messages.confirmButton}
      </Button>
    </Form>
  )
}
