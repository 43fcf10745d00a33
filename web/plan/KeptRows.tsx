import { formatDate } from '../../schema/text/format'
import { usePageTitle } from '../product/usePageTitle'
import { Card } from '../ui/Card'
import { List, ListRow } from '../ui/List'
import { MealPlate } from '../ui/MealPlate'
import { Columns, Stack } from '../ui/Stack'
import { Heading, Text } from '../ui/Text'
import { planMessages } from './messages'
import { CATEGORIES, type Entry, isEmptyEntry, type Plan } from './plan'
import { leftFrom, shownRow } from './shownRow'

export interface KeptRowsProps {
  /** The plan, and when it was last known to suit, in milliseconds since 1970. */
  kept: { plan: Plan; at: number }
  /** What a planned meal is called, with those for whom it is. */
  nameOf: (entry: Entry) => string
}

/** The meals of a kept plan with their serves, to read. */
export default function KeptRows({ kept: { plan, at }, nameOf }: KeptRowsProps) {
  usePageTitle(planMessages.planner)
  return (
    <Stack $gap={5}>
      <Stack $gap={1}>
        <Heading level={1}>{planMessages.keptPlan}</Heading>
        <Text $muted>
          {planMessages.keptPlanOf({ when: formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }) })}
        </Text>
      </Stack>
      <Columns $count={3} $gap={5}>
        {CATEGORIES.map((category) => (
          <Card key={category} title={planMessages.category[category]}>
            <List aria-label={planMessages.category[category]}>
              {plan[category].mealList.map((entry) => {
                const shown = shownRow(entry, leftFrom(plan, entry))
                return shown === null ? null : (
                  <ListRow
                    key={entry.id}
                    start={<MealPlate src={shown.plate} alt="" size={40} />}
                    note={entry.swaps.map(({ note }) => note).join(' ')}
                    end={planMessages.serves({ count: entry.numServes })}
                  >
                    {isEmptyEntry(entry) ? shown.name : nameOf(entry)}
                  </ListRow>
                )
              })}
            </List>
          </Card>
        ))}
      </Columns>
    </Stack>
  )
}
