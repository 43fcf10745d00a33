import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useUnshared } from '../live/useUnshared'
import { planMessages } from '../plan/messages'
import { CATEGORIES } from '../plan/plan'
import { usePlan } from '../plan/PlannerContext'
import { choices } from '../session/chosenHousehold'
import { screenOnly, visuallyHidden } from '../styles/mixins'
import { color } from '../styles/themes'
import { media, size, space, target } from '../styles/tokens'
import { Heading } from '../ui/Text'
import { messages } from './messages'
import { OthersHere } from './OthersHere'

interface PlanHeadProps {
  /** It says that the plan is being checked, in place of whether it is saved. */
  isChecking: boolean
  /** Beside what is said of the plan. */
  aside: ReactNode
  tools: ReactNode
}

/** The title of the plan, one line about it, and what can be done with all of it (docs/product.md PLAN-80). */
export function PlanHead({ isChecking, aside, tools }: PlanHeadProps) {
  return (
    <Root>
      <Title>
        <Heading level={1} look="heading">
          {messages.yourPlan}
        </Heading>
        <OthersHere />
      </Title>
      <States>
        {isChecking ? <State role="status">{planMessages.checkingPlan}</State> : <SavedState />}
        <Unshared />
      </States>
      <Aside>{aside}</Aside>
      {tools}
    </Root>
  )
}

/** How many meals there are, whether the plan on the page is the stored one, and of which of several households it is. */
function SavedState() {
  const { plan, entries, isEmpty, isUnsaved, version } = usePlan()
  const rows = CATEGORIES.reduce((sum, category) => sum + plan[category].settings.numMeals, 0)
  const household = choices.read()?.name
  const state = version > 0 && !isUnsaved ? 'saved' : isEmpty ? 'empty' : version > 0 ? 'changed' : 'unsaved'
  return (
    <State>
      {rows > 0 ? <span>{messages.mealsOfPlan({ count: entries.length, rows })}</span> : null}
      <span>{messages.state[state]}</span>
      {household ? <span>{household}</span> : null}
    </State>
  )
}

/** What the household has not received, while the server is away (docs/product.md PLAN-69). */
function Unshared() {
  const count = useUnshared()
  return <State role="status">{count > 0 ? messages.unshared({ count }) : null}</State>
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${space[2]};

  & > :last-child {
    grid-column: 1 / -1;
  }

  /* On a small phone the title keeps its line. */
  @media (max-width: 24em) {
    grid-template-columns: auto minmax(0, 1fr);
  }

  /* Large text on a phone: the title needs the width. */
  @media (max-width: 18em) {
    grid-template-columns: minmax(0, 1fr);

    & > :nth-child(2) {
      grid-area: 2 / 1;
    }

    & > :nth-child(3) {
      grid-area: 3 / 1;
      margin-block: 0;
    }
  }

  ${media.wide} {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[4]};
  }
`

const Title = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0 ${space[3]};

  & > h1 {
    line-height: 1.75rem;
  }
`

const States = styled.div`
  grid-area: 2 / 1 / auto / span 2;
  min-width: 0;
`

const Aside = styled.div`
  grid-area: 1 / 2;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[1]};
  margin-block: -${space[2]};
  ${screenOnly}

  /* At the end of the line: it stays in its place whatever the state says. */
  ${media.wide} {
    margin-inline-start: auto;
  }

  /* Buttons, or what stands for them until the code has come. */
  & > * {
    padding-inline: ${space[1]};
    font-size: ${size.small};
  }

  /* On a phone words say enough; on a small one the first has its picture alone. */
  ${media.phone} {
    & > * > svg {
      display: none;
    }
  }

  @media (max-width: 24em) {
    flex-wrap: nowrap;
    justify-content: end;

    & > :first-child:not(:only-child) {
      min-width: ${target};

      & > svg {
        display: block;
      }

      & > span {
        ${visuallyHidden}
      }
    }
  }
`

const State = styled.p`
  ${screenOnly}
  color: ${color.textMuted};
  font-size: ${size.tiny};

  & > span + span::before {
    content: ' · ';
  }
`
