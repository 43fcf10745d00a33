import { useId, useState } from 'react'
import { FoldButton } from '../../ui/FoldButton'
import { ItemName, ItemNames } from './ItemNames'
import { messages } from './messages'
import type { DishImportFragment } from './operations.generated'

type Plan = DishImportFragment['plans'][number]

const isHere = ({ outcome, planId }: Plan): boolean => outcome === 'STORED' && planId !== null

/** Whether plans that came with a file are among those of the household. */
export const hasPlans = ({ plans }: Pick<DishImportFragment, 'plans'>): boolean => plans.some(isHere)

/** The plans that came with a file, and those that did not, with the reason. */
export function PlansOfFile({ of: { plans } }: { of: Pick<DishImportFragment, 'plans'> }) {
  const [here, not] = [plans.filter(isHere), plans.filter(({ reason }) => reason !== null)]
  return (
    <>
      {here.length > 0 ? <Plans title={messages.plansHere({ count: here.length })} plans={here} /> : null}
      {not.length > 0 ? <Plans title={messages.plansNot({ count: not.length })} plans={not} /> : null}
    </>
  )
}

function Plans({ title, plans }: { title: string; plans: readonly Plan[] }) {
  const list = useId()
  const [open, setOpen] = useState(false)
  return (
    <div>
      <FoldButton open={open} controls={list} onClick={() => setOpen(!open)}>
        {title}
      </FoldButton>
      <div id={list} hidden={!open}>
        <ItemNames>
          {plans.map(({ name, reason, planId }) => (
            <li key={name}>
              {planId === null ? name : <ItemName to="/plans">{name}</ItemName>}
              {reason === null ? null : ` ${messages.because({ reason })}`}
            </li>
          ))}
        </ItemNames>
      </div>
    </div>
  )
}
