import { Select as Base } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { fieldSurface, focusable, screenOnly, tabular } from '../styles/mixins'
import { color } from '../styles/themes'
import { layer, line, media, motion, size, space, target } from '../styles/tokens'
import { FieldFrame, useFieldIds, type FieldProps } from './FieldFrame'
import { optionLook, optionsPopup } from './popupLook'

/** One thing to choose. */
export interface SelectOption<Value extends string | number> {
  value: Value
  label: string
  disabled?: boolean
}

export interface SelectProps<Value extends string | number> extends FieldProps {
  options: readonly SelectOption<Value>[]
  /** null: nothing chosen yet, and the placeholder shows. */
  value: Value | null
  onChange: (value: Value) => void
  placeholder?: string
  disabled?: boolean
  /** As wide as its longest value and no more: for counts. */
  compact?: boolean
  /** Tells of the present value being chosen again as well, where that does something. */
  repeatable?: boolean
  /** Before the value, inside the control. */
  icon?: ReactNode
  id?: string
}

/**
 * Chooses one of a short list. For counts and serves use `CountSelect`, for long lists `GroupedPicker`.
 *
 *     <Select label="Measures" options={[{ value: 'metric', label: 'Metric' }]} value={measures} onChange={setMeasures} />
 */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const {
    label,
    hideLabel,
    hint,
    error,
    options,
    value,
    onChange,
    placeholder,
    disabled,
    compact = false,
    repeatable = false,
    icon,
    id,
  } = props
  const ids = useFieldIds({ hint, error }, id)
  return (
    <FieldFrame ids={ids} label={label} hideLabel={hideLabel} hint={hint} error={error} labelFor={false}>
      <Base.Root<Value>
        items={options}
        value={value}
        disabled={disabled}
        modal={false}
        onValueChange={(next) => {
          if (next !== null && (repeatable || next !== value)) onChange(next)
        }}
      >
        <Trigger
          id={ids.control}
          $compact={compact}
          aria-labelledby={ids.label}
          aria-describedby={ids.description}
          aria-invalid={error ? true : undefined}
        >
          {icon}
          <Base.Value>
            {(chosen: Value | null) => labelOf(options, chosen) ?? <Placeholder>{placeholder}</Placeholder>}
          </Base.Value>
          <Chevron>
            <ChevronDown aria-hidden="true" />
          </Chevron>
        </Trigger>
        <Base.Portal>
          <Positioner sideOffset={4} alignItemWithTrigger={false}>
            <Popup>
              <List>
                {options.map((option) => (
                  <Item key={option.value} value={option.value} disabled={option.disabled}>
                    <Base.ItemText>{option.label}</Base.ItemText>
                    <Base.ItemIndicator>
                      <Tick aria-hidden="true" />
                    </Base.ItemIndicator>
                  </Item>
                ))}
              </List>
            </Popup>
          </Positioner>
        </Base.Portal>
      </Base.Root>
    </FieldFrame>
  )
}

function labelOf<Value extends string | number>(options: readonly SelectOption<Value>[], value: Value | null) {
  return options.find((option) => option.value === value)?.label
}

const Trigger = styled(Base.Trigger)<{ $compact: boolean }>`
  ${fieldSurface}
  ${focusable}
  ${tabular}
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  width: ${({ $compact }) => ($compact ? 'auto' : '100%')};
  min-width: ${({ $compact }) => ($compact ? '4.25rem' : '0')};
  padding: ${space[1]} ${space[2]} ${space[1]} ${space[3]};
  font-size: ${size.body};
  text-align: start;
  cursor: pointer;
  transition:
    border-color ${motion.quick},
    background ${motion.quick};

  & > span:first-of-type {
    flex: 1;
    min-width: 0;
  }

  & > svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    color: ${color.textMuted};
  }

  ${media.hover} {
    &:hover:not([data-disabled]) {
      background: ${color.surfaceHover};
    }
  }

  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 ${line.hairline} ${color.danger};
  }

  &[data-disabled] {
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
    cursor: not-allowed;
  }

  ${media.print} {
    && {
      min-width: 0;
      padding: 0;
    }
  }
`

const Placeholder = styled.span`
  color: ${color.textMuted};
`

const Chevron = styled(Base.Icon)`
  display: grid;
  ${screenOnly}
  color: ${color.textMuted};

  & > svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`

const Positioner = styled(Base.Positioner)`
  z-index: ${layer.popup};
`

const Popup = styled(Base.Popup)`
  ${optionsPopup}
  min-width: max(var(--anchor-width), 5.5rem);
  max-width: var(--available-width);
`

const List = styled(Base.List)`
  max-height: min(24rem, var(--available-height));
  padding: ${space[1]};
  overflow-y: auto;
  overscroll-behavior: contain;
`

const Item = styled(Base.Item)`
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
