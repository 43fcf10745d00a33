import styled from 'styled-components'
import { color } from '../styles/themes'
import { line, size, space, weight } from '../styles/tokens'

/** A line of a `List` of things that a person has, such as keys or devices: `LineWords`, and what can be done with it. */
export const FactLine = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[3]};
  padding-block: ${space[3]};

  & + & {
    border-top: ${line.hairline} solid ${color.border};
  }
`

/** What such a thing is: its `LineName` and its `LineFacts`. Where there is less room than `$basis` the rest is below it. */
export const LineWords = styled.div<{ $basis: string }>`
  display: flex;
  flex: 1 1 ${({ $basis }) => $basis};
  flex-direction: column;
  min-width: 0;
  gap: ${space[1]};
  overflow-wrap: anywhere;
`

/** What it is called. */
export const LineName = styled.span`
  font-weight: ${weight.strong};
`

/** When it was made or used, and the like: as one text, or each in a `span`. */
export const LineFacts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  color: ${color.textMuted};
  font-size: ${size.small};
`

/** What can be done with it, at the end of the line also where it is below the words. */
export const LineEnd = styled.div`
  margin-inline-start: auto;
`
