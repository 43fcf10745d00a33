import { Dices } from 'lucide-react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useTable } from '../live/useTable'
import { usePlan } from '../plan/PlannerContext'
import { newId } from '../../schema/newId'
import { screenOnly } from '../styles/mixins'
import { color } from '../styles/themes'
import { line, media, radius, space } from '../styles/tokens'
import { Button } from '../ui/Button'
import { Picture } from '../ui/Picture'
import { Heading, Text } from '../ui/Text'
import { messages } from './messages'
import type { Randomizer } from './useRandomize'

/** Meals of each category in the plan that an empty page offers. */
const STARTER_MEALS = 3

interface EmptyPlanProps {
  randomizer: Randomizer
  /** Takes the focus when this disappears: the dice that do the same again. */
  again: RefObject<HTMLButtonElement | null>
}

/** Offers to fill an empty plan with a few meals of each category (docs/product.md PLAN-6). */
export function EmptyPlan({ randomizer, again }: EmptyPlanProps) {
  const { dispatch } = usePlan()
  const { isShared, portions } = useTable()
  const start = () => {
    flushSync(() => dispatch({ type: 'setEveryCount', count: STARTER_MEALS, portions, seed: newId() }))
    again.current?.focus({ preventScroll: true })
    void randomizer.randomizeAll()
  }
  return (
    <Root>
      <Picture name="bento-box" size="large" plate eager />
      <Words>
        <Heading level={2} look="title">
          {messages.start.title}
        </Heading>
        <Text $muted>
          {messages.start.text} {isShared ? null : <Link to="/household">{messages.start.household}</Link>}
        </Text>
      </Words>
      <Button variant="primary" icon={<Dices aria-hidden="true" />} onClick={start}>
        {messages.start.button}
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
