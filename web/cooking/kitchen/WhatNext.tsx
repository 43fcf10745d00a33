import { ListOrdered } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import type { PlannedMeal } from '../../plan/plan'
import { focusable, plainButton } from '../../styles/mixins'
import { color } from '../../styles/themes'
import { family, radius, size, space, target, weight } from '../../styles/tokens'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { List } from '../../ui/List'
import { messages } from './messages'
import { MINUTE } from '../timers'
import type { OrderedStep } from './dishOrder'

export interface WhatNextProps {
  order: readonly OrderedStep[]
  dishes: readonly PlannedMeal[]
  stepOf: (id: string) => number
  goTo: (dish: PlannedMeal, step: number) => void
}

/** The steps of all dishes that are left, in the one order that has them ready together (docs/product.md COOK-27). */
export function WhatNext({ order, dishes, stepOf, goTo }: WhatNextProps) {
  const [open, setOpen] = useState(false)
  const left = order.filter(({ id, step }) => step >= stepOf(id))
  return (
    <>
      <Button variant="quiet" icon={<ListOrdered aria-hidden="true" />} onClick={() => setOpen(true)}>
        {messages.whatNext}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={messages.whatNext} description={messages.whatNextHelp}>
        <List as="ol" aria-label={messages.whatNext}>
          {left.map(({ id, step, before }) => {
            const dish = dishes.find(({ entry }) => entry.uniqueId === id)
            return dish ? (
              <li key={`${id} ${step}`}>
                <Line
                  type="button"
                  onClick={() => {
                    goTo(dish, step)
                    setOpen(false)
                  }}
                >
                  <b>{dish.entry.name}</b>
                  <span>
                    {messages.stepAhead({ number: step + 1, minutes: Math.max(1, Math.round(before / MINUTE)) })}
                  </span>
                </Line>
              </li>
            ) : null
          })}
        </List>
      </Dialog>
    </>
  )
}

const Line = styled.button`
  ${plainButton}
  ${focusable}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 0 ${space[3]};
  width: 100%;
  min-height: ${target};
  padding-block: ${space[2]};
  border-radius: ${radius.small};

  & > b {
    font-family: ${family.heading};
    font-weight: ${weight.strong};
  }

  & > span {
    font-size: ${size.small};
    color: ${color.textMuted};
  }
`
