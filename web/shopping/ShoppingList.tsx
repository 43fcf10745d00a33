import { useMemo, useState } from 'react'
import styled from 'styled-components'
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
import { useColumnCount } from './useColumnCount'
import type { TickControls } from './useTicks'

/** Rows that an area's head is worth when columns are measured. */
const HEAD_ROWS = 2

/** Props of `ShoppingList`. */
export interface ShoppingListProps {
  items: readonly ListItem[]
  /** Set when this is not a fresh list but the one of this device. */
  kept: { at: number; samePlan: boolean } | null
  ticking: TickControls
  onRetry?: () => void
  retrying?: boolean
}

/** A shopping list: what is left, area by area, and what can be done with the whole. */
export function ShoppingList({ items, kept, ticking, onRetry, retrying = false }: ShoppingListProps) {
  const [hideTicked, setHideTicked] = useState(false)
  const columns = useColumnCount()
  const online = useOnline()
  const areas = useMemo(() => groupByArea(items), [items])
  const split = useMemo(() => splitColumns(areas, (area) => area.items.length + HEAD_ROWS, columns), [areas, columns])
  const left = countLeft(ticking.ticks, items)
  return (
    <Stack $gap={5}>
      <Head>
        <Heading level={1}>Shopping list</Heading>
        <Left>
          <Progress label={messages.left(left, items.length)} value={items.length - left} max={items.length} />
        </Left>
        <ShopToolbar items={items} ticking={ticking} hideTicked={hideTicked} onHideTicked={setHideTicked} />
      </Head>
      <Notes $gap={5}>
        <OfflineNote>You're offline. Your list and your ticks are kept on this device.</OfflineNote>
        {kept ? (
          <Banner tone={kept.samePlan ? 'info' : 'warning'}>
            {(kept.samePlan ? messages.kept : messages.keptForOtherPlan)(describe(kept.at))}{' '}
            {onRetry && online ? (
              <Button variant="quiet" busy={retrying} onClick={onRetry}>
                Try again
              </Button>
            ) : null}
          </Banner>
        ) : null}
      </Notes>
      <ListColumns $count={Math.max(1, split.length)}>
        {split.map((column, index) => (
          <Stack key={index} $gap={5}>
            {column.map(({ area, items: found }) => (
              <AreaCard key={area} area={area} items={found} ticks={ticking.ticks} hideTicked={hideTicked} onToggle={ticking.toggle} />
            ))}
          </Stack>
        ))}
      </ListColumns>
      <VisuallyHidden role="status">{messages.left(left, items.length)}</VisuallyHidden>
    </Stack>
  )
}

function describe(at: number): string {
  return new Date(at).toLocaleString('en-AU', { dateStyle: 'medium', timeStyle: 'short' })
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
