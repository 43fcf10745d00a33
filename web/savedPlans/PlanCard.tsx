import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color } from '../styles/themes'
import { family, radius, size, space, weight } from '../styles/tokens'
import { MealPlate } from '../ui/MealPlate'
import { MenuButton } from '../ui/MenuButton'
import type { MenuItem } from '../ui/menuItem'
import { useFocusOnRemoval } from '../ui/useFocusOnRemoval'
import { messages } from './messages'

/** The places for plates: as many as a plan has at most. */
const PLATES = 4

interface PlanCardProps {
  name: string
  /** Of its heading; 2 by default. */
  level?: 2 | 3
  /** What is said of it below its name, in parts. */
  facts: readonly string[]
  plates: readonly string[]
  /** The button that puts it in the place of the current plan. */
  open: ReactNode
  /** What else can be done with it. */
  acts: readonly MenuItem[]
  /** More about it. */
  children?: ReactNode
}

/** A stored plan: plates of it, what it is, how much it is and when it was saved. */
export function PlanCard({ name, level = 2, facts, plates, open, acts, children }: PlanCardProps) {
  return (
    <Root ref={useFocusOnRemoval<HTMLLIElement>()}>
      <Ground aria-hidden="true">
        {(plates.length > 0 ? plates : [null]).map((plate) => (
          <MealPlate key={plate} src={plate} alt="" size={96} shape="round" />
        ))}
      </Ground>
      <Words>
        <div>
          <Name as={`h${level}`}>
            <bdi>{name}</bdi>
          </Name>
          <Facts>{facts.join(' · ')}</Facts>
        </div>
        <Acts>
          {open}
          <MenuButton label={messages.more({ name })} items={acts} />
        </Acts>
      </Words>
      {children}
    </Root>
  )
}

const Root = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-width: 0;
`

const Ground = styled.div`
  display: grid;
  grid-template-columns: repeat(${PLATES}, minmax(0, 1fr));
  justify-items: center;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[3]};
  border-radius: ${radius.large};
  background: ${color.surfaceSunken};

  & > span {
    max-width: 100%;
  }
`

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[2]} ${space[3]};

  & > :first-child {
    flex: 1 1 9rem;
    min-width: 0;
  }
`

const Name = styled.h2`
  font-family: ${family.heading};
  font-size: ${size.lead};
  font-weight: ${weight.strong};
  line-height: 1.25;
  overflow-wrap: break-word;
`

const Facts = styled.p`
  color: ${color.textMuted};
  font-size: ${size.tiny};
`

const Acts = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  margin-inline-end: -${space[3]};
`
