import { useId } from 'react'
import styled from 'styled-components'
import { media, space } from '../styles/tokens'
import { List } from '../ui/List'
import { type AreaList, areaTitle } from './areas'
import { countLeft, type Entry } from './entries'
import { EntryRow, type RowControls } from './EntryRow'
import { messages } from './messages'
import { SectionHead } from './SectionHead'
import { FreePlace } from './trolley/FreePlace'
import type { Trolley } from './trolley/useTrolley'

export interface AreaSectionProps extends AreaList<Entry> {
  /** What is in it is not shown here. */
  trolley: Trolley
  hideTicked: boolean
  controls: RowControls
}

/** What is bought in one area of the shop, and how much of it is left. */
export function AreaSection({ area, rows, trolley, hideTicked, controls }: AreaSectionProps) {
  const id = useId()
  const shown = rows.filter(({ isTicked, key }) =>
    hideTicked ? !isTicked : !trolley.has(key) || trolley.heightOf(key) > 0,
  )
  return (
    <Root aria-labelledby={id}>
      <SectionHead id={id} title={areaTitle(area)} aside={messages.leftInArea({ left: countLeft(rows) })} />
      {shown.length > 0 ? (
        <List aria-label={areaTitle(area)}>
          {shown.map((entry) =>
            trolley.has(entry.key) ? (
              <FreePlace
                key={`${entry.key} `}
                height={trolley.heightOf(entry.key)}
                onUnseen={() => trolley.close(entry.key)}
              />
            ) : (
              <EntryRow key={entry.key} entry={entry} controls={controls} />
            ),
          )}
        </List>
      ) : null}
    </Root>
  )
}

/* On paper a long area may go on in the next column; its rows stay whole. */
const Root = styled.section`
  ${media.print} {
    margin-block-end: ${space[3]};
  }
`
