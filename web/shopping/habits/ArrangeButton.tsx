import { ListOrdered } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '../../ui/IconButton'
import { messages } from './messages'
import type { Habits } from './useHabits'

const ArrangeAreas = lazy(() => import('./ArrangeAreas'))

/** Opens the order of the shop. */
export function ArrangeButton({ habits }: { habits: Pick<Habits, 'order' | 'storeName' | 'acts'> }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton label={messages.arrange} icon={<ListOrdered />} onClick={() => setOpen(true)} />
      {open ? (
        <Suspense>
          <ArrangeAreas
            order={habits.order}
            storeName={habits.storeName}
            onClose={(order) => {
              setOpen(false)
              if (order !== undefined) habits.acts.arrange(order)
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
