import { Combobox } from '@base-ui/react/combobox'
import { type ComponentProps, type ReactNode, useMemo } from 'react'
import { PickerInput } from './PickerField'
import type { PickerGroup, PickerItem, PickerItemGroup, PickerOption } from './pickerOptions'
import { type PickerFills, PickerPopup } from './PickerPopup'
import type { OpenedBy } from './useFirstOpening'
import { useOpensAtOnce } from './useOpensAtOnce'

export interface PickerControlProps {
  label: string
  groups: readonly PickerGroup[]
  chosen: PickerOption | null
  disabled: boolean
  onPick: (value: string) => void
  /** Receives what is typed; the list is then not filtered here. */
  onSearch: ((text: string) => void) | undefined
  note: ReactNode
  openedBy: OpenedBy
  searchLabel: string
  emptyText: ReactNode
  /** Below the search box. */
  tools?: ReactNode
  /** Where it fills the screen; on a phone by default. */
  fills?: PickerFills
  /** What the closed field's input has. */
  input: ComponentProps<typeof PickerInput>
}

/** What a `GroupedPicker` is from when it is first opened on. It begins open. */
export function PickerControl(props: PickerControlProps) {
  const { label, groups, chosen, disabled, onPick, onSearch, note, openedBy, searchLabel, emptyText, tools, input } =
    props
  const items = useMemo(() => toItems(groups), [groups])
  const value = useMemo(() => chosen && toItem(chosen), [chosen])
  const { open, onOpenChange, trigger } = useOpensAtOnce()
  return (
    <Combobox.Root
      items={items}
      value={value}
      disabled={disabled}
      filter={onSearch ? null : matches}
      onInputValueChange={onSearch}
      autoHighlight
      open={open}
      onOpenChange={onOpenChange}
      isItemEqualToValue={sameValue}
      onValueChange={(next) => {
        if (next) onPick(next.value)
      }}
    >
      <Combobox.Trigger
        ref={trigger}
        id={input.id}
        nativeButton={false}
        render={({ children: _children, ...rest }) => <PickerInput {...rest} {...input} />}
      />
      <PickerPopup
        label={label}
        searchLabel={searchLabel}
        emptyText={emptyText}
        tools={tools}
        note={note}
        fills={props.fills ?? 'phone'}
        openedBy={openedBy}
        onClose={() => onOpenChange(false)}
      />
    </Combobox.Root>
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

function matches(item: PickerItem, query: string): boolean {
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => item.search.includes(word))
}

function sameValue(item: PickerItem, other: PickerItem): boolean {
  return item.value === other.value
}
