import { Select } from '@base-ui/react/select'
import { Check } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import styled from 'styled-components'
import { tabular } from '../styles/mixins'
import { color } from '../styles/themes'
import { layer, space, target } from '../styles/tokens'
import { optionLook, optionsPopup } from './popupLook'
import { useOpensAtOnce } from './useOpensAtOnce'

/** One thing to choose. */
export interface SelectOption<Value extends string | number> {
  value: Value
  label: string
  disabled?: boolean
}

export interface SelectControlProps {
  options: readonly SelectOption<string | number>[]
  value: string | number | null
  disabled: boolean
  onChange: (value: string | number) => void
  listId: string
  /** The element of the closed control. */
  button: ReactElement
  /** What stands in it. */
  children: ReactNode
}

/** What a `Select` is from when it is first opened on. It begins open. */
export function SelectControl({ options, value, disabled, onChange, listId, button, children }: SelectControlProps) {
  const { open, onOpenChange, trigger } = useOpensAtOnce()
  return (
    <Select.Root<string | number>
      items={options}
      value={value}
      disabled={disabled}
      modal={false}
      open={open}
      onOpenChange={onOpenChange}
      onValueChange={(next) => {
        if (next !== null) onChange(next)
      }}
    >
      <Select.Trigger ref={trigger} render={button}>
        {children}
      </Select.Trigger>
      <Select.Portal>
        <Positioner sideOffset={4} alignItemWithTrigger={false}>
          <Popup>
            <List id={listId}>
              {options.map((option) => (
                <Item key={option.value} value={option.value} disabled={option.disabled}>
                  <Select.ItemText>{option.label}</Select.ItemText>
                  <Select.ItemIndicator>
                    <Tick aria-hidden="true" />
                  </Select.ItemIndicator>
                </Item>
              ))}
            </List>
          </Popup>
        </Positioner>
      </Select.Portal>
    </Select.Root>
  )
}

const Positioner = styled(Select.Positioner)`
  z-index: ${layer.popup};
`

const Popup = styled(Select.Popup)`
  ${optionsPopup}
  min-width: max(var(--anchor-width), 5.5rem);
  max-width: var(--available-width);
`

const List = styled(Select.List)`
  max-height: min(24rem, var(--available-height));
  padding: ${space[1]};
  overflow-y: auto;
  overscroll-behavior: contain;
`

const Item = styled(Select.Item)`
  ${optionLook}
  ${tabular}
  justify-content: space-between;
  min-width: ${target};
`

const Tick = styled(Check)`
  width: 1.125rem;
  height: 1.125rem;
  color: ${color.accent};
`
