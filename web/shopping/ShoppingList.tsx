import { useMemo, useState } from 'react'
import styled from 'styled-components'
import { formatDate } from '../../schema/text/format'
import { screenOnly } from '../styles/mixins'
import { media, space } from '../styles/tokens'
import { Banner } from '../ui/Banner'
import { Button } from '../ui/Button'
import { Notes } from '../ui/Notes'
import { OfflineNote } from '../ui/OfflineNote'
import { Progress } from '../ui/Progress'
import { Stack } from '../ui/Stack'
import { Heading } from '../ui/Text'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { useOnline } from '../ui/useOnline'
import { AreaCard } from './AreaCard'
import { groupByArea, type ListItem } from './areas'
import { ListColumns } from './ListColumns'
import { messages } from './messages'
import { ShopToolbar } from './ShopToolbar'
import { splitColumns } from './splitColumns'
import { countLeft } from './ticks'
import { TrolleyCard } from './TrolleyCard'
import { useColumnCount } from './useColumnCount'
import { useTrolley } from './useTrolley'
import type { TickControls } from './useTicks'

/** Height of an area's head, in rows. */
const HEAD_ROWS = 2

export interface ShoppingListProps {
  items: readonly ListItem[]
  /** Set when this is the list kept on the device instead of a fresh one. */
  kept: { at: number; samePlan: boolean } | null
  ticking: TickControls
  onRetry?: () => void
  retrying?: boolean
}

/** A shopping list by area, with what is left of it and its toolbar. */
export function ShoppingList({ items, kept, ticking, onRetry, retrying = false }: ShoppingListProps) {
  const [hideTicked, setHideTicked] = useState(false)
  const columns = useColumnCount()
  const online = useOnline()
  const areas = useMemo(() => groupByArea(items), [items])
  const split = useMemo(() => splitColumns(areas, (area) => area.items.length + HEAD_ROWS, columns), [areas, columns])
  const left = countLeft(ticking.ticks, items)
  const trolley = useTrolley(ticking.ticks, items)
  const inTrolley = useMemo(() => items.filter(({ key }) => trolley.has(key)), [items, trolley])
  return (
    <Stack $gap={5}>
      <Head>
        <Heading level={1}>{messages.heading}</Heading>
        <Left>
          <Progress label={messages.left({ left, all: items.length })} value={items.length - left} max={items.length} />
        </Left>
        <ShopToolbar items={items} ticking={ticking} hideTicked={hideTicked} onHideTicked={setHideTicked} />
      </Head>
      <Notes $gap={5}>
        <OfflineNote>{messages.offline}</OfflineNote>
        {kept ? (
          <Banner tone={kept.samePlan ? 'info' : 'warning'}>
            {(kept.samePlan ? messages.kept : messages.keptForOtherPlan)({
              when: formatDate(kept.at, { dateStyle: 'medium', timeStyle: 'short' }),
            })}{' '}
            {onRetry && online ? (
              <Button variant="quiet" busy={retrying} onClick={onRetry}>
                {messages.tryAgain}
              </Button>
            ) : null}
          </Banner>
        ) : null}
      </Notes>
      <ListColumns $count={Math.max(1, split.length)}>
        {split.map((column, index) => (
          <Stack key={index} $gap={5}>
            {column.map(({ area, items: found }) => (
              <AreaCard
                key={area}
                area={area}
                items={found}
                ticks={ticking.ticks}
                hideTicked={hideTicked}
                trolley={trolley}
                onToggle={ticking.toggle}
              />
            ))}
          </Stack>
        ))}
      </ListColumns>
      {inTrolley.length > 0 && !hideTicked ? <TrolleyCard items={inTrolley} onToggle={ticking.toggle} /> : null}
      <VisuallyHidden role="status">{messages.left({ left, all: items.length })}</VisuallyHidden>
    </Stack>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]} ${space[8]};

  & > :last-child {
    flex: 1 1 auto;
    margin-inline-start: auto;
  }

  ${media.wide} {
    & > :last-child {
      flex: none;
    }
  }
`

const Left = styled.div`
  ${screenOnly}
  flex: 1 1 16rem;
`
