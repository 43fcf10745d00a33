import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import { screenOnly } from '../styles/mixins'
import { color } from '../styles/themes'
import { line, measure, media, motion, radius, size, space, weight } from '../styles/tokens'
import { Button } from '../ui/Button'
import { SegmentedControl } from '../ui/SegmentedControl'
import { Heading, Text } from '../ui/Text'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import type { StepsView } from './cookingPlace'
import { messages } from './messages'
import type { AdaptedSwapFragment } from './operations.generated'
import { StepText } from './StepText'
import { StepTimers } from './StepTimers'
import { UnfollowedSwaps } from './UnfollowedSwaps'

export interface StepsCardProps {
  steps: readonly string[]
  /** The serves that amounts in the steps are for; null when they are those that are cooked for. */
  otherServes?: number | null
  /** Swaps that the steps do not follow. */
  unfollowed?: readonly AdaptedSwapFragment[]
  mealName: string
  uniqueId: string
  view: StepsView
  onView: (view: StepsView) => void
  /** The step that is shown when one is, from 0. */
  step: number
  onStep: (step: number) => void
}

/** The steps, one at a time or all, in letters that can be read from a metre away. On paper all are shown. */
export function StepsCard({
  steps,
  otherServes = null,
  unfollowed = [],
  mealName,
  uniqueId,
  view,
  onView,
  step,
  onStep,
}: StepsCardProps) {
  const views: { value: StepsView; label: string }[] = [
    { value: 'one', label: messages.oneStep },
    { value: 'all', label: messages.allSteps },
  ]
  const titleId = useId()
  const index = Math.min(step, steps.length - 1)
  const isShown = (at: number) => view === 'all' || at === index
  return (
    <Root aria-labelledby={titleId}>
      <VisuallyHidden as="h2" id={titleId}>
        {messages.steps}
      </VisuallyHidden>
      <Head>
        {view === 'one' ? <Dots steps={steps} index={index} onStep={onStep} /> : <Spacer />}
        <SegmentedControl<StepsView> label={messages.show} options={views} value={view} onChange={onView} />
      </Head>
      {otherServes === null ? null : (
        <Text $muted $size="small">
          {messages.theseStepsAreFor({ count: otherServes })}
        </Text>
      )}
      <UnfollowedSwaps swaps={unfollowed} />
      <Steps role="list" $one={view === 'one'} aria-live={view === 'one' ? 'polite' : undefined}>
        {steps.map((text, at) => (
          <Step key={at} hidden={!isShown(at)}>
            <Heading level={3} look="lead">
              {view === 'one'
                ? messages.stepOf({ number: at + 1, count: steps.length })
                : messages.step({ number: at + 1 })}
            </Heading>
            <Words>
              <StepText step={text} />
            </Words>
            {isShown(at) ? <StepTimers step={text} number={at + 1} mealName={mealName} uniqueId={uniqueId} /> : null}
          </Step>
        ))}
      </Steps>
      {view === 'one' ? (
        <Turn>
          <Button
            size="large"
            icon={<ArrowLeft aria-hidden="true" />}
            resting={index === 0}
            onClick={() => onStep(index - 1)}
          >
            {messages.back}
          </Button>
          <Button
            size="large"
            variant="primary"
            icon={<ArrowRight aria-hidden="true" />}
            resting={index >= steps.length - 1}
            onClick={() => onStep(index + 1)}
          >
            {messages.next}
          </Button>
        </Turn>
      ) : null}
    </Root>
  )
}

function Dots({ steps, index, onStep }: { steps: readonly string[]; index: number; onStep: (step: number) => void }) {
  return (
    <DotRow role="list" aria-label={messages.goToStep}>
      {steps.map((_, at) => (
        <li key={at}>
          <Dot
            type="button"
            aria-label={messages.step({ number: at + 1 })}
            aria-current={at === index ? 'step' : undefined}
            data-past={at < index || undefined}
            onClick={() => onStep(at)}
          />
        </li>
      ))}
    </DotRow>
  )
}

/* Paper, not a card: the step is the page. */
const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  min-width: 0;
`

const Head = styled.div`
  ${screenOnly}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};
`

const Spacer = styled.span`
  flex: 1;
`

const DotRow = styled.ol`
  ${screenOnly}
  display: flex;
  flex: 1 1 8rem;
  gap: ${space[1]};
  list-style: none;

  & > li {
    flex: 1;
  }
`

/* A slim bar in a target as tall as a finger. */
const Dot = styled.button`
  appearance: none;
  display: grid;
  align-items: center;
  width: 100%;
  min-height: 1.5rem;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;

  &::before {
    content: '';
    height: ${space[2]};
    border-radius: ${radius.round};
    background: ${color.border};
    transition: background ${motion.calm};
  }

  &[data-past]::before {
    background: ${color.accentSoft};
    outline: ${line.hairline} solid ${color.accent};
    outline-offset: -${line.hairline};
  }

  &[aria-current]::before {
    background: ${color.accent};
  }
`

/* Tall enough for most steps, so that the buttons below stay where the thumb is. */
const Steps = styled.ol<{ $one: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  min-height: ${({ $one }) => ($one ? '17rem' : '0')};
  list-style: none;

  ${media.print} {
    display: block;
    min-height: 0;
  }
`

const Step = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};

  &[hidden] {
    display: none;
  }

  ${media.print} {
    &,
    &[hidden] {
      display: flex;
      gap: ${space[1]};
      margin-block-end: ${space[4]};
      break-inside: avoid;
    }
  }
`

const Words = styled.p`
  max-width: ${measure.text};
  font-size: ${size.distance};
  font-weight: ${weight.medium};
  line-height: 1.35;

  ${media.print} {
    max-width: none;
    font-weight: ${weight.regular};
    line-height: 1.5;
  }
`

const Turn = styled.div`
  ${screenOnly}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-block-start: auto;

  & > :first-child {
    flex: 1;
  }

  & > :last-child {
    flex: 2;
    flex-direction: row-reverse;
  }
`
