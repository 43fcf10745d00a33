import { ArrowLeft, ArrowRight } from 'lucide-react'
import { lazy, Suspense, useId } from 'react'
import styled from 'styled-components'
import { screenOnly } from '../styles/mixins'
import { measure, media, size, space, weight } from '../styles/tokens'
import { Button } from '../ui/Button'
import { SegmentedControl } from '../ui/SegmentedControl'
import { Heading, Text } from '../ui/Text'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import type { StepsView } from './cookingPlace'
import { messages } from './messages'
import type { AdaptedSwapFragment, RecipePartFragment } from './operations.generated'
import { sectionsOf, type StepHeading, titleOver } from './parts/sections'
import { SectionTitle } from './SectionTitle'
import { StepDots } from './StepDots'
import { StepText } from './StepText'
import { StepTimers } from './StepTimers'
import { UnfollowedSwaps } from './UnfollowedSwaps'

const PartHeading = lazy(() => import('./parts/PartHeading'))

export interface StepsCardProps {
  steps: readonly string[]
  /** Headings among them. */
  stepSections: readonly StepHeading[]
  /** Dishes that are made for the meal, whose steps come first. */
  parts: readonly RecipePartFragment[]
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
  stepSections,
  parts,
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
  /** A step that is shown alone has the heading that it is under, also where that begins before it. */
  const titleAt = (at: number) =>
    view === 'one' && at === index
      ? titleOver({ parts, ingredients: [], steps, stepSections }, at)
      : stepSections.find(({ before }) => before === at)?.title
  const sections = parts.length > 0 ? sectionsOf({ parts, ingredients: [], steps }) : []
  return (
    <Root aria-labelledby={titleId}>
      <VisuallyHidden as="h2" id={titleId}>
        {messages.steps}
      </VisuallyHidden>
      <Head>
        {view === 'one' ? <StepDots steps={steps} index={index} onStep={onStep} /> : <Spacer />}
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
            {sections
              .filter(({ steps: [from, to] }) => (view === 'all' ? at === from : at >= from) && at < to)
              .map(({ part }) => (
                <Suspense key={part?.slug ?? ''}>
                  <PartHeading part={part} name={mealName} ofSteps />
                </Suspense>
              ))}
            {titleAt(at) === undefined ? null : (
              <SectionTitle as={sections.length > 0 ? 'h4' : 'h3'}>{titleAt(at)}</SectionTitle>
            )}
            <Heading level={sections.length > 0 ? 4 : 3} look="lead">
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
