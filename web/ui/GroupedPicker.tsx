import { type ReactNode, useMemo } from 'react'
import { FieldFrame, useFieldIds, type FieldProps } from './FieldFrame'
import { late, type Late } from './late'
import { messages } from './messages'
import type { PickerControlProps } from './PickerControl'
import { PickerField, PickerInput, type PickerLook } from './PickerField'
import type { PickerGroup, PickerOption } from './pickerOptions'
import { useFirstOpening } from './useFirstOpening'

const plain = late<PickerControlProps>(async () => (await import('./PickerControl')).PickerControl)

export type { PickerGroup, PickerOption }

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
  /** What it looks like while it is closed; `field` by default. */
  look?: PickerLook
  /** What a `tool` shows; an arrow by default. */
  face?: ReactNode
  /** Receives what is typed and gives other groups for it: for lists too long to hold. The list is then not filtered here. */
  onSearch?: (text: string) => void
  /** The picked option, where the groups may not hold it. */
  chosenOption?: PickerOption | null
  /** Said below the list; an empty element where there is nothing to say. Keep the same element between renders. */
  note?: ReactNode
  /** What it is from when it is first opened on, where it does more than others. Keep the same between renders. */
  control?: Late<PickerControlProps>
  id?: string
}

/**
 * Picks one of many options in groups, with pictures. The field itself is read-only and can't be cleared
 * (docs/product.md PLAN-3): it opens a list with a search box, in which arrows move, Enter picks and Escape leaves.
 *
 *     <GroupedPicker label="Breakfast 1" hideLabel groups={groups} value={mealId} onChange={pick} placeholder="Pick a meal" />
 */
export function GroupedPicker(props: GroupedPickerProps) {
  const { label, hideLabel, hint, error, groups, value, onChange, disabled = false, loading = false, id } = props
  const { placeholder = messages.pickOne, searchLabel = messages.search, look = 'field', face } = props
  const { emptyText = messages.nothingMatches, onSearch, chosenOption = null, control = plain } = props
  const ids = useFieldIds({ hint, error }, id)
  const chosen = useMemo(
    () => findOption(groups, value) ?? (chosenOption?.value === value ? chosenOption : null),
    [groups, value, chosenOption],
  )
  const { Control, by, busy, handlers } = useFirstOpening(control)
  const input = {
    id: ids.control,
    value: chosen?.label ?? '',
    placeholder,
    'aria-labelledby': ids.label,
    'aria-describedby': ids.description,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <FieldFrame ids={ids} label={label} hideLabel={hideLabel} hint={hint} error={error}>
      <PickerField chosen={chosen} placeholder={placeholder} look={look} face={face} invalid={Boolean(error)}>
        {Control ? (
          <Control
            label={label}
            groups={groups}
            chosen={chosen}
            disabled={disabled}
            onPick={(next) => {
              if (next !== value) onChange(next)
            }}
            onSearch={onSearch}
            note={props.note}
            openedBy={by}
            searchLabel={searchLabel}
            emptyText={loading ? messages.loading : emptyText}
            input={input}
          />
        ) : (
          <PickerInput
            aria-haspopup="dialog"
            aria-expanded={false}
            aria-busy={busy || undefined}
            disabled={disabled}
            {...input}
            {...handlers}
          />
        )}
      </PickerField>
    </FieldFrame>
  )
}

function findOption(groups: readonly PickerGroup[], value: string | null): PickerOption | null {
  if (value === null) return null
  for (const { options } of groups) {
    const option = options.find((candidate) => candidate.value === value)
    if (option) return option
  }
  return null
}
