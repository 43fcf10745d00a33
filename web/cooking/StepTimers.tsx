import { Pause, Play, Timer as TimerIcon } from 'lucide-react'
import styled from 'styled-components'
import { screenOnly, tabular } from '../styles/mixins'
import { space } from '../styles/tokens'
import { Button } from '../ui/Button'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { timerMessages } from './timerMessages'
import { findTimes, type StepTime } from './stepTimes'
import { formatClock, isOver, remainingOf, type Timer, type TimerSetting } from './timers'
import { beginTimer, turnTimerById } from './timerStore'
import { useTimers } from './useTimers'

export interface StepTimersProps {
  step: string
  /** From 1. */
  number: number
  mealName: string
  /** Id of the meal's entry. */
  uniqueId: string
}

/** A timer for each time that the step names, with one button to start, pause and resume (docs/product.md COOK-14). */
export function StepTimers({ step, number, mealName, uniqueId }: StepTimersProps) {
  const { timers, now } = useTimers()
  const times = findTimes(step)
  if (times.length === 0) return null
  return (
    <Root>
      {times.map((time) => {
        const setting = settingOf(time, { number, mealName, uniqueId })
        const timer = timers.find(({ id }) => id === setting.id)
        return <StepTimer key={setting.id} setting={setting} timer={timer && !isOver(timer) ? timer : null} now={now} />
      })}
    </Root>
  )
}

function StepTimer({ setting, timer, now }: { setting: TimerSetting; timer: Timer | null; now: number }) {
  if (!timer) {
    return (
      <Clock icon={<TimerIcon aria-hidden="true" />} onClick={() => beginTimer(setting)}>
        <span>
          <VisuallyHidden>{timerMessages.startTimer} </VisuallyHidden>
          {setting.label}
        </span>
      </Clock>
    )
  }
  const runs = timer.endsAt !== null
  return (
    <Clock
      icon={runs ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      variant="primary"
      onClick={() => turnTimerById(timer.id)}
    >
      <span>
        <VisuallyHidden>
          {(runs ? timerMessages.pauseTimer : timerMessages.resumeTimer)({ label: setting.label })}{' '}
        </VisuallyHidden>
        {formatClock(remainingOf(timer, now))}
      </span>
    </Clock>
  )
}

function settingOf(
  { text, at, duration }: StepTime,
  { number, mealName, uniqueId }: Omit<StepTimersProps, 'step'>,
): TimerSetting {
  return { id: `${uniqueId}:${number}:${at}`, label: text, mealName, step: number, duration }
}

const Root = styled.div`
  ${screenOnly}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`

const Clock = styled(Button)`
  ${tabular}
  min-width: 8rem;
`
