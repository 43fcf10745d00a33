import { ArrowLeft, ArrowRight } from 'lucide-react'
import styled from 'styled-components'
import { tabular } from '../../styles/mixins'
import { color } from '../../styles/themes'
import { line, size, space, weight } from '../../styles/tokens'
import { Button } from '../../ui/Button'
import { messages } from '../messages'

export interface KitchenBarProps {
  /** From 0. */
  step: number
  count: number
  /** The dish that goes on after this step, where it is another one. */
  nextName: string | null
  onBack: () => void
  /** null: there is nothing after this step. */
  onNext: (() => void) | null
}

/** Under the thumb: back, where one is, and on. */
export function KitchenBar({ step, count, nextName, onBack, onNext }: KitchenBarProps) {
  return (
    <Root data-float="bottom">
      <Button size="large" icon={<ArrowLeft aria-hidden="true" />} resting={step === 0} onClick={onBack}>
        {messages.back}
      </Button>
      <span>{count > 0 ? messages.numberOf({ number: step + 1, count }) : null}</span>
      <Button
        size="large"
        variant="primary"
        icon={<ArrowRight aria-hidden="true" />}
        resting={onNext === null}
        onClick={() => onNext?.()}
      >
        {nextName === null ? messages.next : messages.nextDish({ name: nextName })}
      </Button>
    </Root>
  )
}

const Root = styled.div`
  grid-area: bar;
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]} ${space[3]} calc(${space[2]} + env(safe-area-inset-bottom));
  border-top: ${line.hairline} solid ${color.border};
  background: ${color.surfaceRaised};

  & > span {
    ${tabular}
    flex: none;
    font-size: ${size.body};
    font-weight: ${weight.medium};
  }

  & > button {
    flex: 0 1 auto;
    min-height: 3.5rem;
    padding-inline: ${space[3]};
  }

  & > :last-child {
    flex: 1;
    flex-direction: row-reverse;
  }
`
