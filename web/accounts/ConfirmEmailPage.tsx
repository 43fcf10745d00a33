import { useParams } from 'react-router-dom'
import { LOGIN_PATH } from '../product/paths'
import { usePageTitle } from '../product/usePageTitle'
import { ButtonLink } from '../ui/ButtonLink'
import { Page } from '../ui/Page'
import { Picture } from '../ui/Picture'
import { Stack } from '../ui/Stack'
import { Heading, Text } from '../ui/Text'
import { messages } from './messages'
import { type Confirmation, useConfirmEmail } from './useConfirmEmail'

const LOOKS: Record<Confirmation['state'], { picture: string; textKey: 'confirming' | 'confirmed' | 'confirmFailed' }> =
  {
    pending: { picture: 'envelope', textKey: 'confirming' },
    success: { picture: 'party-popper', textKey: 'confirmed' },
    failed: { picture: 'broken-heart', textKey: 'confirmFailed' },
  }

/** The page that a mailed confirmation link opens (docs/product.md ACC-27). */
export default function ConfirmEmailPage() {
  usePageTitle(messages.confirmTitle)
  const { key = '' } = useParams()
  const confirmation = useConfirmEmail(key)
  const { state } = confirmation
  const { picture, textKey } = LOOKS[state]
  return (
    <Page width="form">
      <Stack $align="center" $gap={5}>
        <Picture name={picture} size="hero" plate eager />
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
        {state === 'pending' ? null : (
          <ButtonLink to={LOGIN_PATH} variant="primary" size="large">
            {messages.goToSignIn}
          </ButtonLink>
        )}
      </Stack>
    </Page>
  )
}
