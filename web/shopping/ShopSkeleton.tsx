import { SkeletonRows, Waiting } from '../ui/Skeleton'
import { ListColumns } from './ListColumns'
import { ListHead } from './ListHead'
import { messages } from './messages'
import { useColumnCount } from './useColumnCount'

/** Stands in for the list while it is made. */
export function ShopSkeleton() {
  const columns = useColumnCount()
  return (
    <Waiting label={messages.loading}>
      <ListHead counts={null} tools={null} />
      <ListColumns $count={columns}>
        {Array.from({ length: columns }, (_, index) => (
          <SkeletonRows key={index} count={12 - 2 * index} />
        ))}
      </ListColumns>
    </Waiting>
  )
}
