import { Combobox } from '@base-ui/react/combobox'
import { useMemo } from 'react'
import { FieldFrame, useFieldIds, type FieldProps } from './FieldFrame'
import { messages } from './messages'
import { PickerField } from './PickerField'
import { PickerPopup } from './PickerPopup'

/** One thing to pick. */
export interface PickerOption {
  value: string
  label: string
  /** Name of the illustration. */
  picture?: string | null
  /** A few words at the option's end. */
  note?: string
}

/** Options under one heading, such as a main ingredient. */
export interface PickerGroup {
  label: string
  picture?: string | null
  options: readonly PickerOption[]
}

export interface GroupedPickerProps extends FieldProps {
  /** Keep the same array between renders (useMemo): it may hold hundreds of options. */
  groups: readonly PickerGroup[]
  /** The value of the picked option, or null for none yet. */
  value: string | null
  onChange: (value: string) => void
  placeholder?: string
  /** Placeholder of the search box over the list. */
  searchLabel?: string
  /** What the list says when nothing matches. */
  emptyText?: string
  /** The options are still on their way. */
  loading?: boolean
  disabled?: boolean
  /** `bare` has no edge until it is pointed at: for rows that hold their own. */
  look?: 'field' | 'bare'
  /** Hears what is typed and gives other groups for it: for lists too long to hold. The list is then not filtered here. */
  onSearch?: (text: string) => void
  /** The picked option, where the groups may not hold it. */
  chosenOption?: PickerOption | null
  id?: string
}

/** An option as the list holds it: with its group's name, so that a search for the group finds it. */
export interface PickerItem extends PickerOption {
  search: string
}

/** A group as the list holds it. */
export interface PickerItemGroup {
  [key: string]: unknown
  label: string
  picture?: string | null
  items: PickerItem[]
}

/**
 * Picks one of many options in groups, with pictures. The field itself is read-only and can't be cleared
 * (docs/product.md PLAN-3): it opens a list with a search box, in which arrows move, Enter picks and Escape leaves.
 *
 *     <GroupedPicker label="Breakfast 1" hideLabel groups={groups} value={mealId} onChange={pick} placeholder="Pick a meal" />
 */
export function GroupedPicker(props: GroupedPickerProps) {
  const { label, hideLabel, hint, error, groups, value, onChange, disabled, loading = false, id } = props
  const { placeholder = messages.pickOne, searchLabel = messages.search, look = 'field' } = props
  const { emptyText = messages.nothingMatches } = props
  const ids = useFieldIds({ hint, error }, id)
  const items = useMemo(() => toItems(groups), [groups])
  const { onSearch, chosenOption = null } = props
  const chosen = useMemo(
    () => findItem(items, value) ?? (chosenOption?.value === value ? toItem(chosenOption) : null),
    [items, value, chosenOption],
  )
  return (
    <FieldFrame ids={ids} label={label} hideLabel={hideLabel} hint={hint} error={error}>
      <Combobox.Root
        items={items}
        value={chosen}
        disabled={disabled}
        filter={onSearch ? null : matches}
        onInputValueChange={onSearch}
        autoHighlight
        isItemEqualToValue={sameValue}
        onValueChange={(next) => {
          if (next && next.value !== value) onChange(next.value)
        }}
      >
        <PickerField
          id={ids.control}
          labelId={ids.label}
          description={ids.description}
          invalid={Boolean(error)}
          chosen={chosen}
          placeholder={placeholder}
          look={look}
        />
        <PickerPopup label={label} searchLabel={searchLabel} emptyText={loading ? messages.loading : emptyText} />
      </Combobox.Root>
    </FieldFrame>
  )
}

function toItems(groups: readonly PickerGroup[]): PickerItemGroup[] {
  return groups.map((group) => ({
    label: group.label,
    picture: group.picture,
    items: group.options.map((option) => toItem(option, group.label)),
  }))
}

function toItem(option: PickerOption, group = ''): PickerItem {
  return { ...option, search: `${option.label} ${group}`.toLowerCase() }
}

function findItem(groups: PickerItemGroup[], value: string | null): PickerItem | null {
  if (value === null) return null
  for (const group of groups) {
    const item = group.items.find((candidate) => candidate.value === value)
    if (item) return item
  }
  return null
}

function matches(item: PickerItem, query: string): boolean {
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => item.search.includes(word))
}

function sameValue(item: PickerItem, other: PickerItem): boolean {
  return item.value === other.value
}
