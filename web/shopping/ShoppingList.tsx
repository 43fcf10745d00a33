import { Fragment, type ReactNode, useMemo, useState } from 'react'
import styled from 'styled-components'
import { formatDate } from '../../schema/text/format'
import { media, size, space } from '../styles/tokens'
import { Banner } from '../ui/Banner'
import { Button } from '../ui/Button'
import { Notes } from '../ui/Notes'
import { OfflineNote } from '../ui/OfflineNote'
import { Stack } from '../ui/Stack'
import { ScanButton } from '../ui/scan/ScanButton'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { useOnline } from '../ui/useOnline'
import { AddBar, AddRow } from './AddBar'
import { AddItems } from './AddItems'
import { AreaSection } from './AreaSection'
import { groupByArea, type ListItem } from './areas'
import { scanner } from './codes/lateScanner'
import { CupboardActsContext } from './cupboardActs'
import { CupboardCheck } from './CupboardCheck'
import { countLeft, countToCheck, type Entry, isOfCupboard } from './entries'
import { EstimateLine } from './habits/EstimateLine'
import { HabitsActsContext } from '../live/habits/habitsActs'
import { useHabits } from '../live/habits/useHabits'
import { ListColumns } from './ListColumns'
import { ListHead } from './ListHead'
import { ListTools } from './ListTools'
import { messages } from './messages'
import { NoteContext, useNotes } from './noteActs'
import { ProductPhotosContext } from './photos/photosOfProducts'
import { useKeptPhotos } from './photos/useKeptPhotos'
import { splitColumns } from './splitColumns'
import { StaplesButton } from './staples/StaplesButton'
import { TrolleySection } from './trolley/TrolleySection'
import { useTrolley } from './trolley/useTrolley'
import { useColumnCount } from './useColumnCount'
import { useEntries } from './useEntries'
import { useLinesAtHome } from './useLinesAtHome'
import type { ListControls } from './useList'
import { usePointed } from './usePointed'
import { removeBought, useRowControls } from './useRowControls'

/** Height of an area's head, in rows. */
const HEAD_ROWS = 1

export interface ShoppingListProps {
  /** Its name, where it is not the list of the plan. */
  title?: string
  items: readonly ListItem[]
  /** Set when this is the list kept on the device instead of a fresh one. */
  kept: { at: number; samePlan: boolean } | null
  list: ListControls
  /** Said below the rows, such as why there are own items only. */
  notice?: ReactNode
  onRetry?: () => void
  retrying?: boolean
}

/** A shopping list by area, with what is left of it and its tools. */
export function ShoppingList({ title, items, kept, list, notice, onRetry, retrying = false }: ShoppingListProps) {
  const [hideTicked, setHideTicked] = useState(false)
  const columns = useColumnCount()
  const online = useOnline()
  const { lines, acts } = useLinesAtHome(items, list.store.owner)
  const entries = useEntries(lines, list)
  const habits = useHabits(list.store.owner)
  useKeptPhotos(habits.photos)
  const { pointed, point } = usePointed()
  const writeNote = useNotes(list)
  const controls = useRowControls(list, habits.prices, pointed)
  const bought = useMemo(() => entries.filter((entry) => !isOfCupboard(entry)), [entries])
  const toCheck = useMemo(() => entries.filter(isOfCupboard), [entries])
  const split = useMemo(
    () => splitColumns(groupByArea<Entry>(bought, habits.order), ({ rows }) => rows.length + HEAD_ROWS, columns),
    [bought, columns, habits.order],
  )
  const counts = { left: countLeft(bought), check: countToCheck(toCheck), all: entries.length }
  const trolley = useTrolley(bought)
  const inTrolley = bought.filter(({ key }) => trolley.has(key))
  return (
    <Sheet $gap={4}>
      <Stack $gap={0}>
        <ListHead
          title={title}
          counts={counts}
          tools={
            <ListTools
              title={title}
              entries={entries}
              list={list}
              habits={habits}
              hideTicked={hideTicked}
              onHideTicked={setHideTicked}
            />
          }
        />
        <Said>
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
        </Said>
        <HabitsActsContext value={habits.acts}>
          <CupboardActsContext value={acts}>
            <ProductPhotosContext value={habits.photos}>
              <NoteContext value={writeNote}>
                <ListColumns $count={Math.max(1, split.length)}>
                  {split.map((column, index) => (
                    <Stack key={index} $gap={0}>
                      {column.map(({ area, rows }, place) => (
                        <Fragment key={area}>
                          <AreaSection
                            area={area}
                            rows={rows}
                            hideTicked={hideTicked}
                            trolley={trolley}
                            controls={controls}
                          />
                          {index === 0 && place === 0 ? (
                            <StaplesButton entries={entries} owner={list.store.owner} />
                          ) : null}
                        </Fragment>
                      ))}
                    </Stack>
                  ))}
                </ListColumns>
                <EstimateLine entries={bought} prices={habits.prices} />
                <CupboardCheck entries={toCheck} hideTicked={hideTicked} pointed={pointed} />
                {inTrolley.length > 0 && !hideTicked ? (
                  <TrolleySection
                    rows={inTrolley}
                    controls={controls}
                    onRemoveOwn={() => removeBought(list, inTrolley)}
                  />
                ) : null}
              </NoteContext>
            </ProductPhotosContext>
          </CupboardActsContext>
        </HabitsActsContext>
      </Stack>
      {notice}
      <AddBar>
        {/* Where the bar is anyway, so that no row moves when the network goes or comes (docs/product.md SHOP-20). */}
        <OfflineNote>{messages.offline}</OfflineNote>
        <AddRow>
          <AddItems list={list} items={lines} onPresent={point} />
          <ScanButton of={scanner} entries={entries} list={list} habits={habits} cupboard={acts} />
        </AddRow>
      </AddBar>
      <VisuallyHidden role="status">{messages.left(counts)}</VisuallyHidden>
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
    --size-heading: 1.125rem;
    gap: ${space[3]};
    font-size: ${size.body};

    & > div > section > ul {
      columns: 3;
      column-gap: ${space[4]};
    }
  }
`

const Said = styled(Notes).attrs({ $gap: 0 })`
  & > :not(:empty) {
    margin-block: ${space[2]};
  }
`
