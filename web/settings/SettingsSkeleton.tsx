import { Card } from '../ui/Card'
import { Skeleton, Waiting } from '../ui/Skeleton'
import { Columns } from '../ui/Stack'

/** The ghost of the forms. */
export function SettingsSkeleton() {
  return (
    <Waiting label="Loading your settings">
      <Card>
        <Skeleton shape="heading" width="12rem" />
        <Skeleton width="60%" />
        <Columns $gap={4}>
          {Array.from({ length: 12 }, (_, index) => (
            <Skeleton key={index} shape="control" />
          ))}
        </Columns>
      </Card>
    </Waiting>
  )
}
