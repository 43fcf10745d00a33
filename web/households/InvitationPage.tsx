import { useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import styled from 'styled-components'
import { forgetMealOptions } from '../plan/mealOptions'
import { forgetPlanCheck } from '../plan/plannerStorage'
import { loginAddress } from '../product/nextAddress'
import { usePageTitle } from '../product/usePageTitle'
import { useSignedIn } from '../session/useSession'
import { useAlerts } from '../ui/alerts'
import { Button } from '../ui/Button'
import { ButtonLink } from '../ui/ButtonLink'
import { Card } from '../ui/Card'
import { Checkbox } from '../ui/Checkbox'
import { Page } from '../ui/Page'
import { Picture } from '../ui/Picture'
import { Skeleton, Waiting } from '../ui/Skeleton'
import { Stack } from '../ui/Stack'
import { EmptyState, ErrorState } from '../ui/StateMessage'
import { Heading, Text } from '../ui/Text'
import { messages } from './messages'
import {
  type InvitationQuery,
  type MemberFragment,
  useAcceptInvitationMutation,
  useHouseholdQuery,
  useInvitationQuery,
} from './operations.generated'

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
  const { householdName, invitedBy, forMember, memberCount } = invitation
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
            <Accept keyText={keyText} />
          ) : (
            <>
              <ButtonLink to={loginAddress(here)} variant="primary" size="large" wide>
                {messages.signInFirst}
              </ButtonLink>
              <ButtonLink to="/signup" size="large" wide>
                {messages.signUpFirst}
              </ButtonLink>
              <Text $muted $size="small">
                {messages.signUpHint}
              </Text>
            </>
          )}
        </Stack>
      </Card>
    </Stack>
  )
}

function Accept({ keyText }: { keyText: string }) {
  const [bringMembers, setBringMembers] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [accept, { loading, client }] = useAcceptInvitationMutation()
  const mayBring = mayBringMembers(
    useHouseholdQuery({ fetchPolicy: 'cache-and-network' }).data?.household.members ?? [],
  )
  const alerts = useAlerts()
  const navigate = useNavigate()

  const join = async () => {
    setProblem(null)
    try {
      const { data } = await accept({ variables: { input: { key: keyText, bringMembers } } })
      const [refused] = data?.acceptInvitation.errors ?? [{ message: messages.acceptFailed }]
      if (refused) return setProblem(refused.message)
      forgetMealOptions()
      // What was fetched before belongs to the household that was left.
      await client.clearStore()
      forgetPlanCheck()
      alerts.info(messages.accepted)
      await navigate('/household')
    } catch {
      setProblem(messages.acceptFailed)
    }
  }

  return (
    <>
      <Text $muted>{messages.whatHappens}</Text>
      {mayBring ? <Checkbox label={messages.bringMembers} checked={bringMembers} onChange={setBringMembers} /> : null}
      <Button variant="primary" size="large" wide busy={loading} onClick={() => void join()}>
        {messages.accept}
      </Button>
      <div role="alert">{problem ? <Text>{problem}</Text> : null}</div>
    </>
  )
}

/** Those without an account come along only where the household ends without the newcomer (docs/product.md HH-11). */
function mayBringMembers(members: readonly MemberFragment[]): boolean {
  const withoutAccount = members.filter(({ role }) => role === null)
  return withoutAccount.length > 0 && members.length - withoutAccount.length === 1
}

const Centred = styled.div`
  text-align: center;
  overflow-wrap: anywhere;
`
