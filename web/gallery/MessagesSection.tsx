import { useState } from 'react'
import { useAlerts } from '../ui/alerts'
import { Banner, BANNER_MS } from '../ui/Banner'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { OfflineNote } from '../ui/OfflineNote'
import { Progress } from '../ui/Progress'
import { ProgressSteps } from '../ui/ProgressSteps'
import { Skeleton, SkeletonRows, Waiting } from '../ui/Skeleton'
import { Columns, Row, Stack } from '../ui/Stack'
import { EmptyState, ErrorState } from '../ui/StateMessage'

/** Whatever the product says by itself. */
export function MessagesSection() {
  const alerts = useAlerts()
  const [passing, setPassing] = useState<string | null>(null)
  return (
    <Card title="Messages">
      <Row>
        <Button onClick={() => alerts.info('Meal Plan Saved')}>Info</Button>
        <Button
          onClick={() =>
            alerts.info('Dinner randomized', { action: { label: 'Undo', onPress: () => alerts.info('Undone') } })
          }
        >
          With undo
        </Button>
        <Button onClick={() => alerts.warning('A meal in your mealplan has no serves!')}>Warning</Button>
        <Button onClick={() => alerts.error('Error Saving Mealplan')}>Error</Button>
        <Button onClick={() => setPassing('Password changed successfully!')}>Passing banner</Button>
      </Row>
      <Columns $gap={8}>
        <Stack>
          <Banner tone="success" hideAfter={BANNER_MS} onHide={() => setPassing(null)}>
            {passing}
          </Banner>
          <Banner tone="error">Please enter both email and password.</Banner>
          <Banner tone="success">Password reset email sent</Banner>
          <Banner tone="warning">You need to generate a meal plan before selecting meals to cook.</Banner>
          <Banner tone="info">New user? You first need to save a mealplan</Banner>
          <OfflineNote />
          <ProgressSteps index={1} count={5} />
          <ProgressSteps index={5} count={5} />
          <Progress label="Making your list" value={null} />
          <Waiting label="Loading your plan">
            <Skeleton shape="heading" width="40%" />
            <SkeletonRows />
          </Waiting>
        </Stack>
        <Stack>
          <EmptyState
            title="Nothing to buy yet"
            picture="shopping-cart"
            action={<Button variant="primary">Plan some meals</Button>}
            level={3}
          >
            Your shopping list is made from your plan.
          </EmptyState>
          <ErrorState title="Could not load your plan" onRetry={() => undefined} level={3}>
            Check your connection, then try again.
          </ErrorState>
        </Stack>
      </Columns>
    </Card>
  )
}
