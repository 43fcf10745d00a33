import { Fragment } from 'react'
import styled from 'styled-components'
import { keepAmountsTogether } from '../plan/amountText'
import { weight } from '../styles/tokens'
import { findTimes } from './stepTimes'

/** A step with its times in bold. */
export function StepText({ step }: { step: string }) {
  const times = findTimes(step)
  const ends = times.map(({ at, text }) => at + text.length)
  return (
    <>
      {times.map(({ at, text }, index) => (
        <Fragment key={at}>
          {keepAmountsTogether(step.slice(ends[index - 1] ?? 0, at))}
          <Time>{keepAmountsTogether(text)}</Time>
        </Fragment>
      ))}
      {keepAmountsTogether(step.slice(ends.at(-1) ?? 0))}
    </>
  )
}

const Time = styled.strong`
  font-weight: ${weight.bold};
  white-space: nowrap;
`
