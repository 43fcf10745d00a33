import { useId, useState } from 'react'
import { CATEGORIES, isEmptyEntry } from '../plan/plan'
import { usePlan } from '../plan/PlannerContext'
import { Button } from '../ui/Button'
import { List, ListRow } from '../ui/List'
import { SkeletonRows, Waiting } from '../ui/Skeleton'
import { Row } from '../ui/Stack'
import { Text } from '../ui/Text'
import { Fold } from './Fold'
import { messages } from './messages'
import { useReasons } from './useReasons'

/** Why the meals of the plan are in it, meal by meal (docs/product.md WISH-9). It is asked for once it is opened. */
export function WhyTheseMeals() {
  const [open, setOpen] = useState(false)
  const content = useId()
  return (
    <section aria-label={messages.whyTheseMeals}>
      <Fold open={open} controls={content} onClick={() => setOpen(!open)}>
        {messages.whyTheseMeals}
      </Fold>
      <div id={content} hidden={!open}>
        {open ? <Reasons /> : null}
      </div>
    </section>
  )
}

function Reasons() {
  const { plan } = usePlan()
  const { reasons, failed, reload } = useReasons()
  if (failed)
    return (
      <Row $gap={2}>
        <Text role="alert">{messages.reasonsFailed}</Text>
        <Button onClick={reload}>{messages.askAgain}</Button>
      </Row>
    )
  if (reasons === null)
    return (
      <Waiting label={messages.reasonsLoading}>
        <SkeletonRows count={3} />
      </Waiting>
    )
  const meals = CATEGORIES.flatMap((category) =>
    plan[category].mealList
      .filter((entry) => !isEmptyEntry(entry))
      .map(({ id, name }) => ({ id, name, reason: reasons.get(id) })),
  )
  const named = meals.filter(({ reason }) => reason !== undefined)
  return (
    <>
      <List aria-label={messages.whyTheseMeals}>
        {named.map(({ id, name, reason }) => (
          <ListRow key={id} note={reason}>
            {name}
          </ListRow>
        ))}
      </List>
      {named.length < meals.length ? (
        <Text $muted $size="small">
          {messages.withoutReason({ count: meals.length - named.length })}
        </Text>
      ) : null}
    </>
  )
}
