import { BellRing, Plus, Timer as TimerIcon, X } from 'lucide-react'
import { useEffect } from 'react'
import styled from 'styled-components'
import type { PlannedMeal } from '../../plan/plan'
import { focusable, plainButton, tabular } from '../../styles/mixins'
import { color } from '../../styles/themes'
import { line, radius, size, space, target, weight } from '../../styles/tokens'
import { IconButton } from '../../ui/IconButton'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { timerMessages } from '../timerMessages'
import { formatClock, isOver, jumpTarget, MINUTE, remainingOf, type Timer } from '../timers'
import { extendTimerById, removeTimer, showTimers } from '../timerStore'
import { useTimers } from '../useTimers'

export interface TimerPillsProps {
  /** The dish and the step that are shown; their running timers are at the step itself. */
  dish: PlannedMeal
  step: number
  onJump: (timer: Timer) => void
}

/** The timers of other steps, and those whose time is up, each with its dish and a way to its step (docs/product.md COOK-28). */
export function TimerPills({ dish, step, onJump }: TimerPillsProps) {
  const { timers, now } = useTimers()
  useEffect(showTimers, [])
  const isHere = (timer: Timer) => {
    const at = jumpTarget(timer)
    return at.uniqueId === dish.entry.uniqueId && at.step === step
  }
  const shown = timers.filter((timer) => isOver(timer) || !isHere(timer))
  return (
    <>
      <VisuallyHidden role="alert">
        {shown.filter(isOver).map(({ id, label, mealName }) => (
          <p key={id}>{timerMessages.done({ label, meal: mealName })}</p>
        ))}
      </VisuallyHidden>
      {shown.length === 0 ? null : (
        <Root role="list" aria-label={timerMessages.timers}>
          {shown.map((timer) => {
            const name = timerMessages.name({ label: timer.label, step: timer.step, meal: timer.mealName })
            const over = isOver(timer)
            return (
              <Pill key={timer.id} data-over={over || undefined}>
                <Jump type="button" onClick={() => onJump(timer)}>
                  {over ? <BellRing aria-hidden="true" /> : <TimerIcon aria-hidden="true" />}
                  <b role="timer" aria-label={name}>
                    {over ? timerMessages.timeIsUp : formatClock(remainingOf(timer, now))}
                  </b>
                  <span>{timerMessages.place({ step: timer.step, meal: timer.mealName })}</span>
                </Jump>
                {over ? (
                  <>
                    <IconButton
                      label={timerMessages.oneMoreMinute({ timer: name })}
                      icon={<Plus />}
                      onClick={() => extendTimerById(timer.id, MINUTE)}
                    />
                    <IconButton
                      label={timerMessages.dismiss({ timer: name })}
                      icon={<X />}
                      onClick={() => removeTimer(timer.id)}
                    />
                  </>
                ) : null}
              </Pill>
            )
          })}
        </Root>
      )}
    </>
  )
}

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-block-start: auto;
  list-style: none;
`

/* Running is so: soft fill, mark, clock. Ringing is filled. */
const Pill = styled.li`
  display: flex;
  align-items: center;
  max-width: 100%;
  min-height: 3rem;
  border: ${line.strong} solid ${color.stateMark};
  border-radius: 1.5rem;
  background: ${color.stateSoft};
  color: ${color.onStateSoft};

  &[data-over] {
    background: ${color.inverse};
    color: ${color.onInverse};

    & > button {
      color: ${color.onInverse};
      border-radius: ${radius.round};
    }
  }
`

const Jump = styled.button`
  ${plainButton}
  ${focusable}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  min-height: ${target};
  padding: ${space[1]} ${space[4]};
  border-radius: ${radius.round};

  & > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
  }

  & > b {
    ${tabular}
    font-size: ${size.lead};
    font-weight: ${weight.bold};
  }

  & > span {
    font-size: ${size.small};
  }
`
