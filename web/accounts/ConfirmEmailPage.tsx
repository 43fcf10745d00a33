import { useParams } from 'react-router-dom'
import { LOGIN_PATH } from '../app/paths'
import { usePageTitle } from '../app/usePageTitle'
import { ButtonLink } from '../ui/ButtonLink'
import { Page } from '../ui/Page'
import { Picture } from '../ui/Picture'
import { Stack } from '../ui/Stack'
import { Heading, Text } from '../ui/Text'
import { MESSAGES } from './messages'
import { type Confirmation, useConfirmEmail } from './useConfirmEmail'

const LOOKS: Record<Confirmation, { picture: string; words: string }> = {
  pending: { picture: 'envelope', words: MESSAGES.confirming },
  success: { picture: 'party-popper', words: MESSAGES.confirmed },
  failed: { picture: 'broken-heart', words: MESSAGES.confirmFailed },
}

/** What the link of a confirmation mail opens (specification, section 2, 'Confirm e-mail'). */
export default function ConfirmEmailPage() {
  usePageTitle('Confirm your email')
  const { key = '' } = useParams()
  const confirmation = useConfirmEmail(key)
  const { picture, words } = LOOKS[confirmation]
  return (
    <Page width="form">
      <Stack $align="center" $gap={5}>
        <Picture name={picture} size="hero" plate eager />
        <Heading level={1} look="heading">Confirm your email</Heading>
        <div role="status" aria-busy={confirmation === 'pending'}>
          <Text $size="lead" $align="center">{words}</Text>
        </div>
        {confirmation === 'failed' ? <Text $muted $align="center">{MESSAGES.confirmFailedHint}</Text> : null}
        {confirmation === 'pending' ? null : <ButtonLink to={LOGIN_PATH} variant="primary" size="large">Go to sign in</ButtonLink>}
      </Stack>
    </Page>
  )
}
