import { Card } from '../ui/Card'
import { Skeleton, SkeletonRows, Waiting } from '../ui/Skeleton'
import { messages } from './messages'
import { Parts } from './Parts'

/** Stands in for ingredients and steps while they load. */
export function CookSkeleton() {
  return (
    <Waiting label={messages.loading}>
      <RecipeBones />
    </Waiting>
  )
}

/** Two cards in the shape of steps and ingredients, to be put inside a `Waiting`. */
export function RecipeBones() {
  return (
    <Parts>
      <Card>
        <Skeleton shape="heading" width="30%" />
        <Skeleton height="2rem" />
        <Skeleton height="2rem" width="92%" />
        <Skeleton height="2rem" width="65%" />
        <Skeleton shape="control" width="9rem" />
        <Skeleton shape="control" />
      </Card>
      <Card>
        <Skeleton shape="heading" width="60%" />
        <SkeletonRows count={6} />
      </Card>
    </Parts>
  )
}
