import { Card } from '../ui/Card'
import { Skeleton, SkeletonRows, Waiting } from '../ui/Skeleton'
import { Columns } from '../ui/Stack'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { DrawnPlan } from './DrawnPlan'
import { planMessages } from './messages'
import { CATEGORIES } from './plan'

/** Stands in for the planner's Plan mode while it loads: the kept plan, or a heading and three cards of rows. */
export function PlanSkeleton() {
  return (
    <DrawnPlan>
      <Waiting label={planMessages.loading}>
        <VisuallyHidden as="h1">{planMessages.planner}</VisuallyHidden>
        <Skeleton shape="heading" width="12rem" />
        <Columns $count={3} $gap={5}>
          {CATEGORIES.map((category) => (
            <Card key={category}>
              <Skeleton shape="heading" width="45%" />
              <Skeleton shape="control" width="70%" />
              <SkeletonRows />
            </Card>
          ))}
        </Columns>
      </Waiting>
    </DrawnPlan>
  )
}
