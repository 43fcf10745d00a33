import { Check } from 'lucide-react'
import styled from 'styled-components'
import { screenOnly, tabular } from '../styles/mixins'
import { media, space } from '../styles/tokens'
import { AreaPicture } from '../ui/AreaPicture'
import { Card } from '../ui/Card'
import { Chip } from '../ui/Chip'
import { List } from '../ui/List'
import { type AreaList, areaTitle } from './areas'
import { countLeft, type Entry } from './entries'
import { EntryRow, type RowControls } from './EntryRow'
import { messages } from './messages'

export interface AreaCardProps extends AreaList<Entry> {
  /** Keys of the rows that are in the trolley, and not shown here. */
  trolley: ReadonlySet<string>
  hideTicked: boolean
  controls: RowControls
}

/** What is bought in one area of the shop, and how much of it is left. */
export function AreaCard({ area, rows, trolley, hideTicked, controls }: AreaCardProps) {
  const left = countLeft(rows)
  const shown = rows.filter(({ isTicked, key }) => (hideTicked ? !isTicked : !trolley.has(key)))
  return (
    <Root>
      <Card
        title={areaTitle(area)}
        mark={<AreaPicture area={area} size="medium" />}
        aside={
          <Left>
            <Chip tone={left === 0 ? 'accent' : 'plain'} icon={left === 0 ? <Check aria-hidden="true" /> : null}>
              {messages.leftInArea({ left })}
            </Chip>
          </Left>
        }
      >
        {shown.length > 0 ? (
          <List aria-label={areaTitle(area)}>
            {shown.map((entry) => (
              <EntryRow key={entry.key} entry={entry} controls={controls} />
            ))}
          </List>
        ) : null}
      </Card>
    </Root>
  )
}

/* On paper a long area may go on in the next column; its rows stay whole. */
const Root = styled.div`
  ${media.print} {
    margin-block-end: ${space[3]};
  }
`

const Left = styled.span`
  ${tabular}
  ${screenOnly}
`
