import { ArrowLeft, ArrowRight, Check } from 'lucide-react'
import styled from 'styled-components'
import { tabular } from '../../styles/mixins'
import { color } from '../../styles/themes'
import { line, media, size, space, weight } from '../../styles/tokens'
import { Button } from '../../ui/Button'
import { messages as cookMessages } from '../messages'
import { messages } from './messages'

export interface KitchenBarProps {
  /** From 0. */
  step: number
  count: number
  /** The dish that goes on after this step, where it is another one. */
  nextName: string | null
  onBack: () => void
  onNext: () => void
  /** Whether this is the last step of the dish. */
  isLast: boolean
}

/** Under the thumb: back, where one is, and on. */
export function KitchenBar({ step, count, nextName, isLast, onBack, onNext }: KitchenBarProps) {
  return (
    <Root data-float="bottom">
      <Button size="large" icon={<ArrowLeft aria-hidden="true" />} resting={step === 0} onClick={onBack}>
        {cookMessages.back}
      </Button>
      <span>{count > 0 ? messages.numberOf({ number: step + 1, count }) : null}</span>
      <Button
        size="large"
        variant="primary"
        icon={isLast ? <Check aria-hidden="true" /> : <ArrowRight aria-hidden="true" />}
        data-long={nextName !== null || undefined}
        resting={count === 0}
        onClick={onNext}
      >
        {isLast ? messages.done : nextName === null ? cookMessages.next : messages.nextDish({ name: nextName })}
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

  ${media.phone} {
    gap: ${space[2]};

    & > button[data-long] {
      font-size: ${size.small};
    }
  }

  & > :last-child {
    flex: 1;
    flex-direction: row-reverse;
    min-width: 0;
    line-height: 1.15;
  }
`
