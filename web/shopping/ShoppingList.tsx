import { type ReactNode, useMemo, useState } from 'react'
import styled from 'styled-components'
import { formatDate } from '../../schema/text/format'
import { screenOnly } from '../styles/mixins'
import { media, size, space } from '../styles/tokens'
import { Banner } from '../ui/Banner'
import { Button } from '../ui/Button'
import { Notes } from '../ui/Notes'
import { OfflineNote } from '../ui/OfflineNote'
import { Progress } from '../ui/Progress'
import { Stack } from '../ui/Stack'
import { Heading } from '../ui/Text'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { useOnline } from '../ui/useOnline'
import { AddItems } from './AddItems'
import { AreaCard } from './AreaCard'
import { groupByArea, type ListItem } from './areas'
import { CupboardActsContext } from './cupboardActs'
import { CupboardCheck } from './CupboardCheck'
import { countLeft, type Entry, isOfCupboard } from './entries'
import { EstimateLine } from './habits/EstimateLine'
import { HabitsActsContext } from './habits/habitsActs'
import { useHabits } from './habits/useHabits'
import { ListColumns } from './ListColumns'
import { messages } from './messages'
import { ShopToolbar } from './ShopToolbar'
import { splitColumns } from './splitColumns'
import { StaplesButton } from './staples/StaplesButton'
import { TrolleyCard } from './TrolleyCard'
import { useColumnCount } from './useColumnCount'
import { useTrolley } from './useTrolley'
import { useEntries } from './useEntries'
import { useLinesAtHome } from './useLinesAtHome'
import type { ListControls } from './useList'
import { removeBought, useRowControls } from './useRowControls'

/** Height of an area's head, in rows. */
const HEAD_ROWS = 2

export interface ShoppingListProps {
  items: readonly ListItem[]
  /** Set when this is the list kept on the device instead of a fresh one. */
  kept: { at: number; samePlan: boolean } | null
  list: ListControls
  /** Said below the rows, such as why there are own items only. */
  notice?: ReactNode
  onRetry?: () => void
  retrying?: boolean
}

/** A shopping list by area, with what is left of it and its toolbar. */
export function ShoppingList({ items, kept, list, notice, onRetry, retrying = false }: ShoppingListProps) {
  const [hideTicked, setHideTicked] = useState(false)
  const columns = useColumnCount()
  const online = useOnline()
  const { lines, acts } = useLinesAtHome(items, list.store.owner)
  const entries = useEntries(lines, list)
  const habits = useHabits(list.store.owner)
  const controls = useRowControls(list, habits.prices)
  const bought = useMemo(() => entries.filter((entry) => !isOfCupboard(entry)), [entries])
  const split = useMemo(
    () => splitColumns(groupByArea<Entry>(bought, habits.order), ({ rows }) => rows.length + HEAD_ROWS, columns),
    [bought, columns, habits.order],
  )
  const [left, all] = [countLeft(bought), bought.length]
  const trolley = useTrolley(bought)
  const inTrolley = bought.filter(({ key }) => trolley.has(key))
  return (
    <Sheet $gap={5}>
      <Head>
        <Heading level={1}>{messages.heading}</Heading>
        <Left>
          <Progress label={messages.left({ left, all })} value={all - left} max={all} />
          <EstimateLine entries={bought} prices={habits.prices} />
        </Left>
        <ShopToolbar
          entries={entries}
          list={list}
          habits={habits}
          hideTicked={hideTicked}
          onHideTicked={setHideTicked}
        />
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
      <AddItems list={list} items={lines} />
      <HabitsActsContext value={habits.acts}>
        <CupboardActsContext value={acts}>
          <StaplesButton entries={entries} owner={list.store.owner} />
          <ListColumns $count={Math.max(1, split.length)}>
            {split.map((column, index) => (
              <Stack key={index} $gap={5}>
                {column.map(({ area, rows }) => (
                  <AreaCard
                    key={area}
                    area={area}
                    rows={rows}
                    hideTicked={hideTicked}
                    trolley={trolley}
                    controls={controls}
                  />
                ))}
              </Stack>
            ))}
          </ListColumns>
          <CupboardCheck items={entries.filter(isOfCupboard).map(({ item }) => item)} hideTicked={hideTicked} />
          {inTrolley.length > 0 && !hideTicked ? (
            <TrolleyCard rows={inTrolley} controls={controls} onRemoveOwn={() => removeBought(list, inTrolley)} />
          ) : null}
        </CupboardActsContext>
      </HabitsActsContext>
      {notice}
      <VisuallyHidden role="status">{messages.left({ left, all })}</VisuallyHidden>
    </Sheet>
  )
}

/* On paper a list of some seventy rows takes one sheet (docs/product.md SHOP-33). */
const Sheet = styled(Stack)`
  ${media.print} {
    --size-small: 0.625rem;
    --size-body: 0.75rem;
    --size-lead: 0.75rem;
    --size-title: 0.875rem;
    --size-display: 1.125rem;
    gap: ${space[3]};
    font-size: ${size.body};

    & > section > ul {
      columns: 3;
      column-gap: ${space[4]};
    }

    & > section > p {
      display: none;
    }

    & section > :first-child img {
      width: 1.25rem;
      height: 1.25rem;
    }
  }
`

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
