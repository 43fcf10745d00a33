import { useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { media, space } from '../styles/tokens'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { List } from '../ui/List'
import { messages } from './messages'
import { NameDialog } from './NameDialog'
import { PlanCard } from './PlanCard'
import { type NamedPlan, useOpenPlan } from './useOpenPlan'
import type { useSavedPlans } from './useSavedPlans'

interface PlanShelfProps {
  controls: ReturnType<typeof useSavedPlans>
  plans: readonly NamedPlan[]
  /** Whether the current plan is here, or will not be. */
  isReady: boolean
}

interface Asked {
  plan: NamedPlan
  act: 'rename' | 'duplicate' | 'delete'
}

/** The plans, and what is asked before one is changed. */
export function PlanShelf({ controls, plans, isReady }: PlanShelfProps) {
  const { open, opening } = useOpenPlan()
  const [asked, setAsked] = useState<Asked | null>(null)
  const { keep, rename, remove, more, loading, saving, deleting } = controls
  const close = () => setAsked(null)
  const { plan, act } = asked ?? { plan: null, act: null }
  return (
    <>
      <Shelf aria-label={messages.title}>
        {plans.map((one) => (
          <PlanCard
            key={one.id}
            plan={one}
            opening={opening === one.id}
            onOpen={() => void (isReady && open(one))}
            onAsk={(next) => setAsked({ plan: one, act: next })}
          />
        ))}
      </Shelf>
      {more ? (
        <More>
          <Button busy={loading} onClick={more}>
            {messages.showMore}
          </Button>
        </More>
      ) : null}
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
        <Dialog
          open
          onOpenChange={close}
          title={messages.askDelete(plan)}
          description={messages.deleteHint}
          actions={
            <>
              <Button onClick={close}>{messages.keepIt}</Button>
              <Button variant="danger" busy={deleting} onClick={() => void remove(plan, () => flushSync(close))}>
                {messages.delete}
              </Button>
            </>
          }
        />
      ) : null}
    </>
  )
}

const Shelf = styled(List)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: ${space[6]} ${space[5]};

  ${media.wide} {
    gap: ${space[8]} ${space[6]};
  }
`

const More = styled.div`
  display: flex;
  justify-content: center;
`
