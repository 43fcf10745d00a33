import { Card } from '../ui/Card'
import { Skeleton, Waiting } from '../ui/Skeleton'
import { Columns } from '../ui/Stack'

/** About as many choices as the two forms have: what stands below them is not to jump when they come. */
const CHOICES = [16, 14]

/** The ghost of the forms. */
export function SettingsSkeleton() {
  return (
    <Waiting label="Loading your settings">
      {CHOICES.map((count) => (
        <Card key={count}>
          <Skeleton shape="heading" width="12rem" />
          <Skeleton width="60%" />
          <Columns $gap={4}>
            {Array.from({ length: count }, (_, index) => (
              <Skeleton key={index} shape="control" />
            ))}
          </Columns>
          <Skeleton height="6rem" />
        </Card>
      ))}
    </Waiting>
  )
}
