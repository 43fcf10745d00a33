import { Dices, Lock, Plus, Users, Utensils } from 'lucide-react'
import { memo, useMemo } from 'react'
import { editRow, leaveRow } from '../live/editedRow'
import type { Table } from '../live/useTable'
import { planMessages } from '../plan/messages'
import { isEmptyEntry, type Category, type Row } from '../plan/plan'
import { shownRow } from '../plan/shownRow'
import { useRowNote } from '../plan/RowNote'
import { CountSelect } from '../ui/CountSelect'
import { GroupedPicker, type PickerGroup } from '../ui/GroupedPicker'
import { MealPlate } from '../ui/MealPlate'
import { useFocusOnRemoval } from '../ui/useFocusOnRemoval'
import { messages } from './messages'
import { mealPickers } from './mealPickers'
import { withPresentMeal } from './pickerGroups'
import { Controls, Dice, Facts, Main, Meal, Name, Root } from './rowLook'
import { Blank, Plate } from './rowPlate'
import { RowEditors } from './RowEditors'
import { RowFacts } from './RowFacts'
import { VersionMark } from './VersionMark'

/** The functions are the same for every row, so that a change redraws one row only. */
export interface MealRowProps {
  category: Category
  /** Where it stands now, from 0: for texts only. */
  row: number
  entry: Row
  /** The row of which it eats what is left. */
  from: Row | null
  /** The meals on offer, by main ingredient. */
  groups: readonly PickerGroup[]
  loading: boolean
  /** The last proposal has just put this meal here. */
  isNew: boolean
  busy: boolean
  /** The people of the household; a person alone sees nothing of them. */
  table: Table
  /** Serves of the category. */
  usualServes: number
  /** Whether it is another version of the meal above it. */
  isVersion: boolean
  /** Its sheet is open. */
  isOpen: boolean
  /** These get the id of the row. */
  onOpen: (id: string) => void
  onPick: (id: string, uniqueId: string) => void
  onServes: (id: string, serves: number) => void
  onRandomize: (id: string) => Promise<void>
  onLock: (id: string, isLocked: boolean) => void
}

/**
 * One meal of the plan (docs/product.md PLAN-2, PLAN-79): what it is, how long it takes and what differs, and its dice. On a
 * wide screen its picker and serves are in it as well; everything else is in its sheet.
 */
export const MealRow = memo(function MealRow(props: MealRowProps) {
  const { category, row, entry, from, groups, loading, isNew, busy, table, usualServes, isVersion, isOpen } = props
  const { onOpen, onPick, onServes, onRandomize, onLock } = props
  const { id, isLocked = false } = entry
  const edit = () => editRow(id)
  // The row may be taken out by another person.
  const root = useFocusOnRemoval<HTMLDivElement>()
  const editing = table.isShared ? { onFocus: edit, onKeyDown: edit, onPointerDown: edit, onBlur: leaveRow } : {}
  const offered = useMemo(() => withPresentMeal(groups, entry), [groups, entry])
  const isEmpty = isEmptyEntry(entry)
  const shown = shownRow(entry, from)
  const note = useRowNote(isEmpty ? null : id)
  const where = { category, row, name: shown?.name ?? '' }
  return (
    <Root ref={root} role="row" $isNew={isNew} $isVersion={isVersion} aria-busy={busy || undefined} {...editing}>
      <Main role="gridcell">
        {table.isShared ? <RowEditors id={id} /> : null}
        {isVersion ? <VersionMark name={entry.name} /> : null}
        {isEmpty && !shown?.plate ? (
          <Blank aria-hidden="true" data-other={shown ? '' : undefined}>
            {shown ? <Utensils /> : <Plus />}
          </Blank>
        ) : (
          <Plate aria-hidden="true">
            <MealPlate src={shown?.plate} alt="" size={48} shape="round" />
          </Plate>
        )}
        <Meal>
          <Name
            type="button"
            data-row
            data-empty={shown === null || undefined}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => onOpen(id)}
          >
            {shown?.name ?? messages.chooseMeal}
          </Name>
          <Facts>
            {shown === null ? (
              <span>{messages.orDice}</span>
            ) : (
              <RowFacts category={category} entry={entry} table={table} usualServes={usualServes} isNew={isNew} />
            )}
            <Controls>
              <CountSelect
                label={messages.servesOfRow(where)}
                hideLabel
                look="small"
                icon={<Users aria-hidden="true" />}
                value={entry.numServes}
                onChange={(serves) => onServes(id, serves)}
              />
              <GroupedPicker
                label={planMessages.place({ category: planMessages.category[category], row })}
                hideLabel
                look="tool"
                groups={offered}
                value={isEmpty ? null : entry.uniqueId}
                onChange={(uniqueId) => onPick(id, uniqueId)}
                placeholder={messages.pickMeal}
                searchLabel={messages.searchMeals}
                emptyText={messages.noMatch}
                note={note}
                control={mealPickers[category]}
                loading={loading}
              />
            </Controls>
          </Facts>
        </Meal>
      </Main>
      <div role="gridcell">
        {isLocked ? (
          <Dice label={messages.unlockRow(where)} icon={<Lock />} data-lock onClick={() => onLock(id, false)} />
        ) : (
          <Dice
            label={messages.randomizeRow(where)}
            icon={<Dices />}
            busy={busy}
            onClick={() => void onRandomize(id)}
          />
        )}
      </div>
    </Root>
  )
})
