import { LOGIN_PATH } from '../product/paths'
import { usePageTitle } from '../product/usePageTitle'
import { useSession } from '../session/useSession'
import { ButtonLink } from '../ui/ButtonLink'
import { Page } from '../ui/Page'
import { Picture } from '../ui/Picture'
import { Row, Stack } from '../ui/Stack'
import { Heading, Text } from '../ui/Text'
import { messages } from './messages'

/** The page for an unknown address; only a stranger is offered to sign in (docs/product.md UI-7). */
export default function NotFoundPage() {
  usePageTitle(messages.notFoundTitle)
  const isStranger = useSession() === 'signedOut'
  return (
    <Page width="text">
      <Stack $align="center" $gap={4}>
        <Picture name="shallow-pan-of-food" size="large" plate />
        <Heading level={1} look="heading">
          {messages.notFound}
        </Heading>
        <Text $muted>{messages.notFoundStatus}</Text>
        <Row>
          <ButtonLink to="/" variant="primary">
            {messages.toPlanner}
          </ButtonLink>
          {isStranger ? <ButtonLink to={LOGIN_PATH}>{messages.toSignIn}</ButtonLink> : null}
        </Row>
      </Stack>
    </Page>
  )
}
