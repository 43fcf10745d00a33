import { Card } from '../ui/Card'
import { Skeleton, Waiting } from '../ui/Skeleton'
import { Columns } from '../ui/Stack'
import { messages } from './messages'

/** About as many rows as the two forms have with a few choices, so that what is below them does not move when they load. */
const CHOICES = [3, 2]

/** Stands in for the forms while they load. */
export function SettingsSkeleton() {
  return (
    <Waiting label={messages.loading}>
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
