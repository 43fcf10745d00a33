import { BookmarkPlus } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { usePlanHome } from '../live/plan/usePlanHome'
import { usePlanSource } from '../live/plan/usePlanSource'
import { PlannerProvider, usePlan } from '../plan/PlannerContext'
import { usePageTitle } from '../product/usePageTitle'
import { space } from '../styles/tokens'
import { useAlerts } from '../ui/alerts'
import { Banner } from '../ui/Banner'
import { Button } from '../ui/Button'
import { Notes } from '../ui/Notes'
import { OfflineNote } from '../ui/OfflineNote'
import { Page } from '../ui/Page'
import { SkeletonRows, Waiting } from '../ui/Skeleton'
import { Stack } from '../ui/Stack'
import { EmptyState, ErrorState } from '../ui/StateMessage'
import { Heading, Text } from '../ui/Text'
import { useOnline } from '../ui/useOnline'
import { messages } from './messages'
import { PastWeeks } from './past/PastWeeks'
import { PlanShelf } from './PlanShelf'
import { SaveDialog } from './SaveDialog'
import { useSavedPlans } from './useSavedPlans'

/** The household's named plans, to save the current one among them, to open and to arrange (docs/product.md WEEK-8). */
export default function SavedPlansPage() {
  return (
    <PlannerProvider home={usePlanHome()}>
      <SavedPlans />
    </PlannerProvider>
  )
}

function SavedPlans() {
  usePageTitle(messages.title)
  const controls = useSavedPlans()
  const { plans, failed, loading, reload } = controls
  const { isEmpty } = usePlan()
  const { awaited } = usePlanSource()
  const alerts = useAlerts()
  const online = useOnline()
  const [isSaving, setSaving] = useState(false)
  const saveAs = (
    <Button
      variant="primary"
      icon={<BookmarkPlus aria-hidden="true" />}
      busy={awaited && online}
      onClick={() => (isEmpty ? alerts.info(messages.emptyPlan) : setSaving(true))}
    >
      {messages.saveAs}
    </Button>
  )
  return (
    <Page>
      <Stack $gap={6}>
        <Head>
          <Stack $gap={1}>
            <Heading level={1}>{messages.title}</Heading>
            <Text $muted>{messages.intro}</Text>
          </Stack>
          {plans?.length ? saveAs : null}
        </Head>
        <Notes $gap={6}>
          <OfflineNote>{messages.offline}</OfflineNote>
          {failed && plans && online ? <Banner tone="warning">{messages.mayBeOutOfDate}</Banner> : null}
        </Notes>
        {plans === null ? (
          failed ? (
            <ErrorState title={messages.loadFailed} onRetry={reload} retrying={loading}>
              {messages.tryAgain}
            </ErrorState>
          ) : (
            <Waiting label={messages.loading}>
              <SkeletonRows count={3} />
            </Waiting>
          )
        ) : (
          <PlanShelf
            controls={controls}
            plans={plans}
            none={
              <EmptyState picture="spiral-calendar" title={messages.none} action={saveAs}>
                {messages.noneHint}
              </EmptyState>
            }
            isReady={!awaited}
          />
        )}
        <PastWeeks controls={controls} isReady={!awaited} />
      </Stack>
      {isSaving ? <SaveDialog controls={controls} onClose={() => setSaving(false)} /> : null}
    </Page>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]} ${space[6]};
`
