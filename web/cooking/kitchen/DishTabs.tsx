import { Dialog } from '@base-ui/react/dialog'
import { Mic, Timer as TimerIcon, Volume2, X } from 'lucide-react'
import styled from 'styled-components'
import type { PlannedMeal } from '../../plan/plan'
import { focusable, plainButton, tabular } from '../../styles/mixins'
import { color } from '../../styles/themes'
import { em, family, line, media, radius, size, space, target, weight } from '../../styles/tokens'
import { IconButton } from '../../ui/IconButton'
import { MealPlate } from '../../ui/MealPlate'
import { Select } from '../../ui/Select'
import { messages as cookMessages } from '../messages'
import { formatClock, isOver, jumpTarget, remainingOf } from '../timers'
import { MOST_DISHES } from '../useCookingPlace'
import { useTimers } from '../useTimers'
import { canReadAloud } from './useReadAloud'
import { canListen } from './useVoice'
import { messages } from './messages'

export interface DishTabsProps {
  entries: readonly PlannedMeal[]
  dishes: readonly PlannedMeal[]
  current: PlannedMeal
  stepOf: (dish: PlannedMeal) => number
  /** How many steps a dish has; 0 while that is not known. */
  countOf: (dish: PlannedMeal) => number
  onSelect: (dish: PlannedMeal) => void
  onAdd: (key: string) => void
  aloud: boolean
  onAloud: (aloud: boolean) => void
  listening: boolean
  onListening: (listening: boolean) => void
  onLeave: () => void
}

/** The dishes that are cooked, each with its step and the timer that ends first, and what is beside them (COOK-26). */
export function DishTabs(props: DishTabsProps) {
  const { entries, dishes, current, stepOf, countOf, onSelect, onAdd } = props
  const { aloud, onAloud, listening, onListening } = props
  const others = entries.filter(({ entry }) => !dishes.some((dish) => dish.entry.uniqueId === entry.uniqueId))
  const { timers, now } = useTimers()
  return (
    <Root>
      <Tabs role="list" aria-label={messages.dishes}>
        {dishes.map((dish) => {
          const { entry, key } = dish
          const left = timers
            .filter((timer) => jumpTarget(timer).uniqueId === entry.uniqueId && !isOver(timer))
            .map((timer) => remainingOf(timer, now))
          const count = countOf(dish)
          return (
            <li key={key}>
              <Tab
                ref={dish === current ? intoView : undefined}
                type="button"
                aria-current={dish === current ? 'true' : undefined}
                onClick={() => onSelect(dish)}
              >
                <MealPlate src={entry.plate} alt="" size={40} eager />
                <span>
                  <Name>{entry.name}</Name>
                  {left.length > 0 ? (
                    <Clock>
                      <TimerIcon aria-hidden="true" />
                      {formatClock(Math.min(...left))}
                    </Clock>
                  ) : dishes.length > 1 && count > 0 ? (
                    <Step>{cookMessages.stepOf({ number: Math.min(stepOf(dish) + 1, count), count })}</Step>
                  ) : null}
                </span>
              </Tab>
            </li>
          )
        })}
      </Tabs>
      <Tools>
        {others.length > 0 && dishes.length < MOST_DISHES ? (
          <Add>
            <Select
              label={cookMessages.selectMeal}
              hideLabel
              placeholder={messages.addDish}
              options={others.map(({ key, entry }) => ({ value: key, label: entry.name }))}
              value={null}
              onChange={onAdd}
            />
          </Add>
        ) : null}
        {canReadAloud() ? (
          <IconButton label={messages.readAloud} icon={<Volume2 />} pressed={aloud} onClick={() => onAloud(!aloud)} />
        ) : null}
        {canListen() ? (
          <IconButton
            label={messages.listen}
            icon={<Mic />}
            pressed={listening}
            onClick={() => onListening(!listening)}
          />
        ) : null}
        <Dialog.Close render={<IconButton label={messages.leaveKitchen} icon={<X />} />} />
      </Tools>
    </Root>
  )
}

const intoView = (tab: HTMLElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

const Root = styled.div`
  grid-area: tabs;
  display: flex;
  flex-wrap: wrap-reverse;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  padding: ${space[2]} ${space[2]} ${space[1]} ${space[3]};

  @media (min-width: ${em(720)}) {
    background: ${color.surfaceRaised};
    border-inline-end: ${line.hairline} solid ${color.border};
  }
`

const Tabs = styled.ul`
  display: flex;
  flex: 1 1 60%;
  gap: ${space[1]};
  min-width: 0;
  padding: ${space[1]};
  overflow-x: auto;
  list-style: none;

  & > li {
    flex: none;
    max-width: 16rem;
  }

  /* Several have a row for themselves; the name of one goes on in the next line. */
  &:has(> li + li) {
    flex-basis: 100%;
  }

  /* Two are beside each other, with their clocks. */
  @media (min-width: ${em(360)}) {
    & > li:first-child:nth-last-child(2),
    & > li:first-child:nth-last-child(2) + li {
      flex: 1 1 0;
      min-width: 0;
    }
  }

  & > li:only-child {
    flex-shrink: 1;
    min-width: 0;
  }

  @media (min-width: ${em(720)}) {
    flex: 1 1 100%;
    flex-direction: column;

    & > li:nth-child(n) {
      flex: none;
      max-width: none;
    }
  }
`

/* Chosen: soft fill and mark, and its name is the heading of the step. */
const Tab = styled.button`
  ${plainButton}
  ${focusable}
  display: flex;
  align-items: center;
  gap: ${space[2]};
  width: 100%;
  min-height: 3rem;
  padding: ${space[1]} ${space[3]} ${space[1]} ${space[1]};
  border: ${line.strong} solid transparent;
  border-radius: ${radius.large};

  &[aria-current] {
    border-color: ${color.stateMark};
    background: ${color.surfaceRaised};
  }

  & > span {
    display: grid;
    min-width: 0;
  }
`

const Name = styled.b`
  font-family: ${family.heading};
  font-size: ${size.small};
  font-weight: ${weight.strong};
  line-height: 1.15;
`

const Step = styled.span`
  font-size: ${size.tiny};
  color: ${color.textMuted};
`

const Clock = styled.span`
  ${tabular}
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  font-size: ${size.body};
  font-weight: ${weight.bold};
  color: ${color.state};

  & > svg {
    width: 1em;
    height: 1em;
  }
`

const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: end;
  gap: ${space[1]};
  min-height: ${target};
  margin-inline-start: auto;

  ${media.phone} {
    flex: 1;
  }
`

const Add = styled.div`
  flex: 1 1 8rem;
  min-width: 8rem;
  max-width: 14rem;
`
