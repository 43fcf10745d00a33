import { Card } from '../ui/Card'
import { Skeleton, SkeletonRows, Waiting } from '../ui/Skeleton'
import { Stack } from '../ui/Stack'
import { Heading } from '../ui/Text'
import { ListColumns } from './ListColumns'
import { messages } from './messages'
import { useColumnCount } from './useColumnCount'

/** Stands in for the list while it is made. */
export function ShopSkeleton() {
  const columns = useColumnCount()
  return (
    <Waiting label={messages.loading}>
      <Heading level={1}>{messages.heading}</Heading>
      <Skeleton width="9rem" />
      <Skeleton shape="control" width="13rem" />
      <ListColumns $count={columns}>
        {Array.from({ length: columns }, (_, index) => (
          <Stack key={index} $gap={5}>
            <Card>
              <Skeleton shape="heading" width="50%" />
              <SkeletonRows count={12 - 2 * index} />
            </Card>
          </Stack>
        ))}
      </ListColumns>
    </Waiting>
  )
}
