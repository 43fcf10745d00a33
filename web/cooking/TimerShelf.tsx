import { BellRing, Pause, Play, Plus, X } from 'lucide-react'
import { useEffect } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { focusable, plainButton, screenOnly, tabular } from '../styles/mixins'
import { color } from '../styles/themes'
import { depth, layer, line, media, radius, size, space, target, weight } from '../styles/tokens'
import { IconButton } from '../ui/IconButton'
import { useFocusOnRemoval } from '../ui/useFocusOnRemoval'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { timerMessages } from './timerMessages'
import { formatClock, isOver, MINUTE, remainingOf, type Timer } from './timers'
import { extendTimerById, removeTimer, showTimers, turnTimerById } from './timerStore'
import { useTimers } from './useTimers'

/** Every timer of every meal, at the foot of the page (docs/product.md COOK-15). */
export function TimerShelf({ onJump }: { onJump: (timer: Timer) => void }) {
  const { timers, now } = useTimers()
  const over = timers.filter(isOver)
  useEffect(showTimers, [])
  return (
    <>
      <VisuallyHidden role="alert">
        {over.map(({ id, label, mealName }) => (
          <p key={id}>{timerMessages.done({ label, meal: mealName })}</p>
        ))}
      </VisuallyHidden>
      {timers.length > 0 ? (
        <Root aria-label={timerMessages.timers} data-float="bottom" $rings={over.length > 0}>
          <Items role="list">
            {timers.map((timer) => (
              <ShelfTimer key={timer.id} timer={timer} now={now} onJump={onJump} />
            ))}
          </Items>
        </Root>
      ) : null}
    </>
  )
}

function ShelfTimer({ timer, now, onJump }: { timer: Timer; now: number; onJump: (timer: Timer) => void }) {
  const over = isOver(timer)
  const runs = timer.endsAt !== null
  const name = timerMessages.name({ label: timer.label, step: timer.step, meal: timer.mealName })
  return (
    <Item ref={useFocusOnRemoval<HTMLLIElement>()} $over={over}>
      <Clock role="timer" aria-label={name}>
        {over ? <BellRing aria-hidden="true" /> : null}
        {over ? timerMessages.timeIsUp : formatClock(remainingOf(timer, now))}
      </Clock>
      <Words type="button" onClick={() => onJump(timer)}>
        <b>{timer.label}</b>
        <span>{timerMessages.place({ step: timer.step, meal: timer.mealName })}</span>
      </Words>
      <Controls>
        <IconButton
          label={timerMessages.oneMoreMinute({ timer: name })}
          icon={<Plus />}
          onClick={() => extendTimerById(timer.id, MINUTE)}
        />
        {over ? null : (
          <IconButton
            label={(runs ? timerMessages.pause : timerMessages.resume)({ timer: name })}
            icon={runs ? <Pause /> : <Play />}
            onClick={() => turnTimerById(timer.id)}
          />
        )}
        <IconButton
          label={(over ? timerMessages.dismiss : timerMessages.stop)({ timer: name })}
          icon={<X />}
          onClick={() => removeTimer(timer.id)}
        />
      </Controls>
    </Item>
  )
}

/* One that rings is in sight on low screens too. */
const Root = styled.section<{ $rings: boolean }>`
  ${screenOnly}
  position: ${({ $rings }) => ($rings ? 'sticky' : 'var(--bar-position)')};
  inset-block-end: calc(var(--bar-height) + ${space[2]});
  z-index: ${layer.bar};
  pointer-events: none;
`

const Items = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`

const pulse = keyframes`
  50% { transform: scale(1.02); }
`

const Item = styled.li<{ $over: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  flex: 1 1 20rem;
  max-width: 32rem;
  min-width: 0;
  padding: ${space[1]} ${space[1]} ${space[1]} ${space[4]};
  border: ${line.strong} solid ${color.accent};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  box-shadow: ${depth.medium};
  pointer-events: auto;

  ${({ $over }) =>
    $over &&
    css`
      border-color: ${color.warning};
      background: ${color.warningSoft};
      color: ${color.onWarningSoft};
      animation: ${pulse} 900ms ease-in-out infinite;

      ${media.still} {
        animation: none;
      }

      & button {
        color: ${color.onWarningSoft};
      }
    `}
`

const Clock = styled.span`
  ${tabular}
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  flex: none;
  min-width: 4ch;
  font-size: ${size.title};
  font-weight: ${weight.bold};
`

const Words = styled.button`
  ${plainButton}
  ${focusable}
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
  min-height: ${target};
  justify-content: center;
  font-size: ${size.small};
  line-height: 1.3;

  & > b {
    overflow-wrap: anywhere;
    font-weight: ${weight.strong};
  }

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const Controls = styled.div`
  display: flex;
  flex: none;
`
