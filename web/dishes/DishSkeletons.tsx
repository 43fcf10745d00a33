import { Card } from '../ui/Card'
import { Skeleton, SkeletonRows, Waiting } from '../ui/Skeleton'
import { Columns } from '../ui/Stack'

/** The ghost of the list of dishes. */
export function DishesSkeleton() {
  return (
    <Waiting label="Loading your dishes">
      <Card>
        <SkeletonRows count={4} />
      </Card>
    </Waiting>
  )
}

/** The ghost of a dish's correction. */
export function EditorSkeleton() {
  return (
    <Waiting label="Loading the dish">
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
