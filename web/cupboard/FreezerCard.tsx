import type { FrozenMeal } from '../live/cupboard/freezerView'
import type { CupboardControls } from '../live/cupboard/useCupboard'
import { useAlerts } from '../ui/alerts'
import { Card } from '../ui/Card'
import { List } from '../ui/List'
import { Picture } from '../ui/Picture'
import { FreezerRow } from './FreezerRow'
import { messages } from './messages'

export interface FreezerCardProps extends Pick<CupboardControls, 'freeze' | 'thaw'> {
  freezer: readonly FrozenMeal[]
}

/** What is in the freezer, what was frozen first before the rest (docs/product.md CUP-14). */
export function FreezerCard({ freezer, freeze, thaw }: FreezerCardProps) {
  const alerts = useAlerts()
  const takeOut = (meal: FrozenMeal) => {
    thaw(meal.batch)
    alerts.info(messages.taken({ name: meal.name || messages.goneDish }), {
      action: { label: messages.undo, onPress: () => freeze(meal) },
    })
  }
  return (
    <Card title={messages.freezer} mark={<Picture name="ice" />}>
      <List aria-label={messages.freezer}>
        {freezer.map((meal) => (
          <FreezerRow
            key={meal.batch}
            meal={meal}
            onServes={(serves) => freeze({ ...meal, serves })}
            onTake={takeOut}
          />
        ))}
      </List>
    </Card>
  )
}
