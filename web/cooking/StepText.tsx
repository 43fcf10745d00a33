import { Fragment } from 'react'
import styled from 'styled-components'
import { weight } from '../styles/tokens'
import { findTimes } from './stepTimes'

/** A step with the times that it names in bold, so that they are found at a glance. */
export function StepText({ step }: { step: string }) {
  const times = findTimes(step)
  const ends = times.map(({ at, text }) => at + text.length)
  return (
    <>
      {times.map(({ at, text }, index) => (
        <Fragment key={at}>
          {step.slice(ends[index - 1] ?? 0, at)}
          <Time>{text}</Time>
        </Fragment>
      ))}
      {step.slice(ends.at(-1) ?? 0)}
    </>
  )
}

const Time = styled.strong`
  font-weight: ${weight.bold};
  white-space: nowrap;
`
