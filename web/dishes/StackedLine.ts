import styled from 'styled-components'
import { color } from '../styles/themes'
import { line, space } from '../styles/tokens'

/** A line of a `List` of things that each have more to say than fits beside their name: one below the other. */
export const StackedLine = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding-block: ${space[4]};

  &:first-child {
    padding-top: 0;
  }

  &:last-child {
    padding-bottom: 0;
  }

  & + & {
    border-top: ${line.hairline} solid ${color.border};
  }
`
