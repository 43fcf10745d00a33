import { Clock, Dices, Trash2, Users } from 'lucide-react'
import { memo, useMemo } from 'react'
import styled from 'styled-components'
import { editRow, leaveRow } from '../live/editedRow'
import type { Table } from '../live/useTable'
import { planMessages } from '../plan/messages'
import { isEmptyEntry, type Category, type Row } from '../plan/plan'
import { useRowNote } from '../plan/RowNote'
import { tabular } from '../styles/mixins'
import { color } from '../styles/themes'
import { media, motion, radius, size, space } from '../styles/tokens'
import { CountSelect } from '../ui/CountSelect'
import { GroupedPicker, type PickerGroup } from '../ui/GroupedPicker'
import { IconButton } from '../ui/IconButton'
import { late } from '../ui/late'
import { LatePart } from '../ui/LatePart'
import { useFocusOnRemoval } from '../ui/useFocusOnRemoval'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { messages } from './messages'
import { withPresentMeal } from './pickerGroups'
import { RowEaters } from './RowEaters'
import { RowEditors } from './RowEditors'
import { SwapsChip } from './SwapsChip'
import type { RowPeople } from './useRowPeople'
import { VersionMark } from './VersionMark'
import type { VersionsOfferProps } from './VersionsOffer'

/** Offers versions of an adapted meal; its code comes when the swaps are opened. */
const versionsOffer = late<VersionsOfferProps>(async () => (await import('./VersionsOffer')).VersionsOffer)

/** The functions are the same for every row, so that a change redraws one row only. */
interface MealRowProps {
  category: Category
  /** Where it stands now, from 0: for texts only. */
  row: number
  entry: Row
  /** The meals on offer, by main ingredient. */
  groups: readonly PickerGroup[]
  loading: boolean
  /** The last proposal put this meal here. */
  changed: boolean
  busy: boolean
  /** The people of the household; a person alone sees nothing of them. */
  table: Table
  /** Meals that the category has. */
  count: number
  /** How the row belongs to others with versions of the same meal; null where it does not. */
  version: 'main' | 'other' | null
  people: RowPeople
  /** These get the id of the row. */
  onPick: (id: string, uniqueId: string) => void
  onServes: (id: string, serves: number) => void
  onRandomize: (id: string) => Promise<void>
  /** Removes the row; null while a proposal is being fetched, which must find the row that it is for. */
  onRemove: ((id: string) => void) | null
}

/** One meal of the plan: its picker, how long it takes, who eats it, why it was adapted, its serves and its own dice. */
export const MealRow = memo(function MealRow(props: MealRowProps) {
  const { category, row, entry, groups, loading, changed, busy, onPick, onServes, onRandomize, onRemove } = props
  const { table, count, version, people } = props
  const { id } = entry
  const edit = () => editRow(id)
  // The row may be taken out by another person.
  const root = useFocusOnRemoval<HTMLLIElement>()
  const editing = table.isShared ? { onFocus: edit, onKeyDown: edit, onPointerDown: edit, onBlur: leaveRow } : {}
  const offered = useMemo(() => withPresentMeal(groups, entry), [groups, entry])
  const isEmpty = isEmptyEntry(entry)
  const note = useRowNote(isEmpty ? null : id)
  return (
    <Root ref={root} $changed={changed} $isVersion={version === 'other'} aria-busy={busy || undefined} {...editing}>
      {table.isShared ? <RowEditors id={id} /> : null}
      <Meal>
        {version === 'other' ? <VersionMark name={entry.name} /> : null}
        {changed ? <VisuallyHidden>{messages.isNew}</VisuallyHidden> : null}
        <GroupedPicker
          label={planMessages.place({ category: planMessages.category[category], row })}
          hideLabel
          look="bare"
          groups={offered}
          value={isEmpty ? null : entry.uniqueId}
          onChange={(uniqueId) => onPick(id, uniqueId)}
          placeholder={messages.pickMeal}
          searchLabel={messages.searchMeals}
          emptyText={messages.noMatch}
          note={note}
          loading={loading}
        />
      </Meal>
      <Remove
        label={messages.removeRow({ category, row })}
        icon={<Trash2 />}
        disabled={onRemove === null}
        data-removes
        onClick={() => onRemove?.(id)}
      />
      <Facts $long={entry.swaps.length > 0 || table.isShared}>
        {entry.minutes > 0 ? (
          <Minutes>
            <Clock aria-hidden="true" />
            {messages.minutes(entry)}
          </Minutes>
        ) : null}
        {table.isShared ? (
          <RowEaters
            category={category}
            row={row}
            entry={entry}
            table={table}
            hasVersions={version !== null}
            people={people}
          />
        ) : null}
        {entry.swaps.length > 0 ? (
          <SwapsChip swaps={entry.swaps}>
            {table.isShared && version === null ? (
              <LatePart
                of={versionsOffer}
                category={category}
                entry={entry}
                table={table}
                count={count}
                onVersions={(versions) => people.setVersions(id, versions)}
              />
            ) : null}
          </SwapsChip>
        ) : null}
      </Facts>
      <CountSelect
        label={messages.servesOfRow({ category, row })}
        hideLabel
        icon={<Users aria-hidden="true" />}
        value={entry.numServes}
        onChange={(serves) => onServes(id, serves)}
      />
      <IconButton
        label={messages.randomizeRow({ category, row })}
        icon={<Dices />}
        busy={busy}
        onClick={() => void onRandomize(id)}
      />
    </Root>
  )
})

/* On a narrow card the meal has its own line; a wide one holds everything in one. */
const Root = styled.li<{ $changed: boolean; $isVersion: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  padding: ${space[2]};
  padding-inline-start: ${({ $isVersion }) => ($isVersion ? space[6] : space[2])};
  border-radius: ${radius.medium};
  background: ${({ $changed }) => ($changed ? color.accentSoft : 'transparent')};
  transition: background ${motion.calm};

  @container (max-width: 33.99rem) {
    & > :nth-last-child(2) {
      grid-column: 2;
    }

    & > :last-child {
      grid-column: 3;
    }
  }

  @container (min-width: 34rem) {
    grid-template-columns: minmax(12rem, 1fr) minmax(6rem, auto) auto auto auto;
  }

  ${media.print} {
    padding-block: ${space[1]};
    background: none;
    break-inside: avoid;
  }
`

const Meal = styled.div`
  position: relative;
  grid-column: 1 / -2;
  min-width: 0;

  @container (min-width: 34rem) {
    grid-column: 1;
  }

  /* Large text on a phone: words need the width. */
  @container (max-width: 13rem) {
    grid-column: 1 / -1;

    & div[aria-hidden] > :first-child {
      display: none;
    }
  }
`

const Remove = styled(IconButton)`
  color: ${color.textMuted};

  @container (min-width: 34rem) {
    order: 1;
  }
`

/* Minutes and swaps do not fit beside the serves on the narrowest cards, and have a line of their own there. */
const Facts = styled.div<{ $long: boolean }>`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  min-width: 0;
  padding-inline-start: calc(2.5rem + ${space[5]});
  color: ${color.textMuted};
  font-size: ${size.small};

  @container (max-width: 25.99rem) {
    grid-column: ${({ $long }) => ($long ? '1 / -1' : 'auto')};
  }

  @container (max-width: 19.99rem) {
    padding-inline-start: ${space[4]};
  }

  @container (min-width: 34rem) {
    justify-content: flex-end;
    padding-inline-start: 0;
  }
`

const Minutes = styled.span`
  ${tabular}
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  white-space: nowrap;

  & > svg {
    flex: none;
    width: 1em;
    height: 1em;
  }
`
