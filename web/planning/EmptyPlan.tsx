import { Dices } from 'lucide-react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { usePlan } from '../app/planner/PlannerContext'
import { screenOnly } from '../styles/mixins'
import { color } from '../styles/themes'
import { line, media, radius, space } from '../styles/tokens'
import { Button } from '../ui/Button'
import { Picture } from '../ui/Picture'
import { Heading, Text } from '../ui/Text'
import type { Randomizer } from './useRandomize'

/** Meals of each category in the plan that an empty page offers. */
const STARTER_MEALS = 3

/** Props of `EmptyPlan`. */
export interface EmptyPlanProps {
  randomizer: Randomizer
  /** What takes the focus when the way to begin is gone: the dice that do the same again. */
  again: RefObject<HTMLButtonElement | null>
}

/** An empty plan with a way to begin: one press for a few meals of each kind. */
export function EmptyPlan({ randomizer, again }: EmptyPlanProps) {
  const { dispatch } = usePlan()
  const start = () => {
    flushSync(() => dispatch({ type: 'setEveryCount', count: STARTER_MEALS }))
    again.current?.focus({ preventScroll: true })
    void randomizer.randomizeAll()
  }
  return (
    <Root>
      <Picture name="bento-box" size="large" plate eager />
      <Words>
        <Heading level={2} look="title">
          What would you like to eat?
        </Heading>
        <Text $muted>
          Choose how many meals you want below, or begin with three of each and change what you don't fancy. Saved a plan before?
          Load brings it back.
        </Text>
      </Words>
      <Button variant="primary" icon={<Dices aria-hidden="true" />} onClick={start}>
        Start with three of each
      </Button>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space[4]};
  padding: ${space[4]};
  border: ${line.hairline} dashed ${color.borderStrong};
  border-radius: ${radius.large};

  ${media.medium} {
    padding: ${space[5]};
  }

  ${media.phone} {
    & > :last-child {
      width: 100%;
    }
  }

  ${screenOnly}
`

const Words = styled.div`
  flex: 1 1 12rem;
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
`
