import type { ReactNode } from 'react'
import styled from 'styled-components'
import { tabular } from '../styles/mixins'
import { color } from '../styles/themes'
import { line, media, size, space, target } from '../styles/tokens'

/**
 * Rows divided by hairlines.
 *
 *     <List aria-label="Produce"><ListRow start={<Picture … />} end="2.00 kg" note="for 3 meals">carrots</ListRow></List>
 */
export const List = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-direction: column;
  list-style: none;
  margin: 0;
  padding: 0;
`

export interface ListRowProps {
  /** Before the words: a picture, a box to tick. */
  start?: ReactNode
  /** Below the words, smaller. */
  note?: ReactNode
  /** At the row's end: an amount in figures of one width, or controls. */
  end?: ReactNode
  children: ReactNode
}

/** One row of a `List`. */
export function ListRow({ start, note, end, children }: ListRowProps) {
  return (
    <Root>
      {start}
      <Words>
        {children}
        {note ? <Note>{note}</Note> : null}
      </Words>
      {end === undefined ? null : <End>{end}</End>}
    </Root>
  )
}

const Root = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  min-height: ${target};
  padding-block: ${space[2]};

  & + & {
    border-top: ${line.hairline} solid ${color.border};
  }

  ${media.print} {
    min-height: 0;
    padding-block: ${space[1]};
    break-inside: avoid;
  }
`

const Words = styled.div`
  /* Words stay whole: when they and the end do not fit one line, the end goes below. */
  flex: 1 1 min-content;
  max-width: 100%;
  overflow-wrap: break-word;
`

const Note = styled.div`
  font-size: ${size.small};
  color: ${color.textMuted};
`

const End = styled.div`
  ${tabular}
  flex: none;
  max-width: 100%;
  margin-inline-start: auto;
  text-align: end;
`
