import { Card } from '../ui/Card'
import { Skeleton, SkeletonRows, Waiting } from '../ui/Skeleton'
import { Stack } from '../ui/Stack'
import { Heading } from '../ui/Text'
import { ListColumns } from './ListColumns'
import { useColumnCount } from './useColumnCount'

/** The ghost of a shopping list. */
export function ShopSkeleton() {
  const columns = useColumnCount()
  return (
    <Waiting label="Making your shopping list">
      <Heading level={1}>Shopping list</Heading>
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
