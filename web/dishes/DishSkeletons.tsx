import { Card } from '../ui/Card'
import { Skeleton, SkeletonRows, Waiting } from '../ui/Skeleton'
import { Columns } from '../ui/Stack'
import { messages } from './messages'

/** Stands in for the list of dishes while it loads. */
export function DishesSkeleton() {
  return (
    <Waiting label={messages.loading}>
      <Card>
        <SkeletonRows count={4} />
      </Card>
    </Waiting>
  )
}

/** Stands in for the editor while a dish loads. */
export function EditorSkeleton() {
  return (
    <Waiting label={messages.loadingDish}>
      <Skeleton shape="heading" width="14rem" />
      <Columns $gap={5}>
        {[0, 1].map((card) => (
          <Card key={card}>
            <Skeleton shape="heading" width="45%" />
            <Skeleton shape="control" />
            <SkeletonRows />
          </Card>
        ))}
      </Columns>
    </Waiting>
  )
}
