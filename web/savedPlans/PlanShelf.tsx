import { Copy, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatDate } from '../../schema/text/format'
import { Button } from '../ui/Button'
import { DeleteDialog } from './DeleteDialog'
import { messages } from './messages'
import { NameDialog } from './NameDialog'
import { PlanCard } from './PlanCard'
import { Shelf, ShowMore } from './Shelf'
import { type NamedPlan, useOpenPlan } from './useOpenPlan'
import type { useSavedPlans } from './useSavedPlans'

interface PlanShelfProps {
  controls: ReturnType<typeof useSavedPlans>
  plans: readonly NamedPlan[]
  /** In the place of the shelf where there are none. */
  none: ReactNode
  /** Whether the current plan is here, or will not be. */
  isReady: boolean
}

interface Asked {
  plan: NamedPlan
  act: 'rename' | 'duplicate' | 'delete'
}

/** The plans, and what is asked before one is changed. */
export function PlanShelf({ controls, plans, none, isReady }: PlanShelfProps) {
  const { open, opening } = useOpenPlan()
  const [asked, setAsked] = useState<Asked | null>(null)
  const { keep, rename, remove, more, loading, saving, deleting } = controls
  const ask = (plan: NamedPlan, act: Asked['act']) => setAsked({ plan, act })
  const close = () => setAsked(null)
  const { plan, act } = asked ?? { plan: null, act: null }
  return (
    <>
      {plans.length === 0 ? (
        none
      ) : (
        <Shelf aria-label={messages.title}>
          {plans.map((one) => (
            <PlanCard
              key={one.id}
              name={one.name}
              facts={factsOf(one)}
              plates={one.plates}
              open={
                <Button
                  aria-label={messages.openOf(one)}
                  busy={opening === one.id}
                  onClick={() => void (isReady && open(one))}
                >
                  {messages.open}
                </Button>
              }
              acts={[
                { label: messages.rename, icon: <Pencil aria-hidden="true" />, onPress: () => ask(one, 'rename') },
                { label: messages.duplicate, icon: <Copy aria-hidden="true" />, onPress: () => ask(one, 'duplicate') },
                { label: messages.delete, icon: <Trash2 aria-hidden="true" />, onPress: () => ask(one, 'delete') },
              ]}
            />
          ))}
        </Shelf>
      )}
      {more ? <ShowMore busy={loading} onMore={more} /> : null}
      {act === 'rename' ? (
        <NameDialog
          title={messages.renameTitle(plan)}
          name={plan.name}
          confirm={messages.rename}
          busy={saving}
          onSave={(name) => rename(plan, name)}
          onClose={close}
        />
      ) : null}
      {act === 'duplicate' ? (
        <NameDialog
          title={messages.duplicateTitle(plan)}
          name={messages.copyOf(plan)}
          confirm={messages.duplicate}
          busy={saving}
          onSave={(name) => keep(name, plan.id, 0)}
          onClose={close}
        />
      ) : null}
      {act === 'delete' ? (
        <DeleteDialog name={plan.name} busy={deleting} onDelete={(then) => remove(plan, then)} onClose={close} />
      ) : null}
    </>
  )
}

/** How many meals, when it was changed, and by whom if by someone else. */
function factsOf({ categories, changedAt, changedBy }: NamedPlan): string[] {
  const count = categories.reduce((sum, { rowCount }) => sum + rowCount, 0)
  return [
    messages.meals({ count }),
    ...(changedAt === null ? [] : [formatDate(changedAt, { dateStyle: 'medium' })]),
    ...(changedBy && !changedBy.isViewer && changedBy.name !== '' ? [messages.by(changedBy)] : []),
  ]
}
