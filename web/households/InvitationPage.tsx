import { useLocation, useParams } from 'react-router-dom'
import styled from 'styled-components'
import { loginAddress, withNext } from '../product/nextAddress'
import { SIGN_UP_PATH } from '../product/paths'
import { usePageTitle } from '../product/usePageTitle'
import { useSignedIn } from '../session/useSession'
import { ButtonLink } from '../ui/ButtonLink'
import { Card } from '../ui/Card'
import { Page } from '../ui/Page'
import { Picture } from '../ui/Picture'
import { Skeleton, Waiting } from '../ui/Skeleton'
import { Stack } from '../ui/Stack'
import { EmptyState, ErrorState } from '../ui/StateMessage'
import { Heading, Text } from '../ui/Text'
import { JoinForm } from './JoinForm'
import { messages } from './messages'
import { type InvitationQuery, useInvitationQuery } from './operations.generated'

/** The page that an invitation's link opens. */
export default function InvitationPage() {
  usePageTitle(messages.invitationTitle)
  const { key = '' } = useParams()
  const { data, error, loading, refetch } = useInvitationQuery({ variables: { key }, fetchPolicy: 'cache-and-network' })
  return (
    <Page width="form">
      {data?.invitation ? (
        <Preview keyText={key} invitation={data.invitation} />
      ) : loading ? (
        <Waiting label={messages.loadingInvitation}>
          <Skeleton shape="heading" />
          <Skeleton shape="card" />
        </Waiting>
      ) : error ? (
        <ErrorState level={1} title={messages.invitationFailed} onRetry={() => void refetch().catch(() => {})}>
          {messages.tryAgain}
        </ErrorState>
      ) : (
        <EmptyState
          level={1}
          picture="envelope"
          title={messages.invitationGone}
          action={<ButtonLink to="/">{messages.toPlanner}</ButtonLink>}
        >
          {messages.invitationGoneHint}
        </EmptyState>
      )}
    </Page>
  )
}

interface PreviewProps {
  keyText: string
  invitation: NonNullable<InvitationQuery['invitation']>
}

function Preview({ keyText, invitation }: PreviewProps) {
  const { householdName, invitedBy, forMember, memberCount, sentTo } = invitation
  const signedIn = useSignedIn()
  const here = useLocation()
  return (
    <Stack $gap={5}>
      <Stack $align="center" $gap={4}>
        <Picture name="envelope" size="hero" plate eager />
        <Centred>
          <Heading level={1} look="heading">
            {messages.invitedBy({ name: invitedBy })}
          </Heading>
        </Centred>
        <Text $muted $align="center">
          {messages.householdOf({ name: householdName, count: memberCount })}{' '}
          {forMember === null ? null : messages.forMember({ name: forMember })}
        </Text>
      </Stack>
      <Card>
        <Stack>
          <Text>{messages.whatOthersSee}</Text>
          {signedIn ? (
            <JoinForm keyText={keyText} forMember={forMember} />
          ) : (
            <>
              <ButtonLink to={loginAddress(here)} variant="primary" size="large" wide>
                {messages.signInFirst}
              </ButtonLink>
              <ButtonLink
                to={withNext(SIGN_UP_PATH, here.pathname)}
                state={sentTo === null ? null : { email: sentTo }}
                size="large"
                wide
              >
                {messages.signUpFirst}
              </ButtonLink>
              <Text $muted $size="small">
                {messages.signUpHint({ isMailed: sentTo !== null })}
              </Text>
            </>
          )}
        </Stack>
      </Card>
    </Stack>
  )
}

const Centred = styled.div`
  text-align: center;
  overflow-wrap: anywhere;
`
