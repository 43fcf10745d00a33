import { ListOrdered } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '../../ui/IconButton'
import { useOnline } from '../../ui/useOnline'
import { useHabitsActs } from './habitsActs'
import { messages } from './messages'
import type { Habits } from './useHabits'

const ArrangeAreas = lazy(() => import('./ArrangeAreas'))

/** Opens the order of the shop; none where it can't be changed. Without a network it rests. */
export function ArrangeButton({ habits }: { habits: Pick<Habits, 'order' | 'storeName'> }) {
  const acts = useHabitsActs()
  const online = useOnline()
  const [open, setOpen] = useState(false)
  if (acts === null) return null
  return (
    <>
      <IconButton
        label={online ? messages.arrange : messages.arrangeOffline}
        icon={<ListOrdered />}
        resting={!online}
        onClick={() => setOpen(true)}
      />
      {open ? (
        <Suspense>
          <ArrangeAreas
            order={habits.order}
            storeName={habits.storeName}
            onClose={(order) => {
              setOpen(false)
              if (order !== undefined) acts.arrange(order)
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
