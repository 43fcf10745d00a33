import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { fieldSurface, focusable, plainButton, screenOnly, tabular } from '../styles/mixins'
import { color } from '../styles/themes'
import { line, media, motion, radius, size, space, target } from '../styles/tokens'
import { FieldFrame, useFieldIds, type FieldProps } from './FieldFrame'
import { late } from './late'
import type { SelectControlProps, SelectOption } from './SelectControl'
import { useFirstOpening } from './useFirstOpening'

const control = late<SelectControlProps>(async () => (await import('./SelectControl')).SelectControl)

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
  /** `text` stands in a line of words, without an edge; `small` has the edge of a field and less of its height. */
  look?: keyof typeof looks
  /** Said after the value. */
  unit?: SelectUnit
  /** Before the value, inside the control. */
  icon?: ReactNode
  id?: string
}

/** A word after a number. */
export interface SelectUnit {
  one: string
  other: string
}

/**
 * Chooses one of a short list. For counts and serves use `CountSelect`, for long lists `GroupedPicker`.
 *
 *     <Select label="Measures" options={[{ value: 'metric', label: 'Metric' }]} value={measures} onChange={setMeasures} />
 */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { label, hideLabel, hint, error, options, value, onChange, placeholder, compact = false, icon, id } = props
  const { disabled = false, repeatable = false, look = 'field', unit } = props
  const ids = useFieldIds({ hint, error }, id)
  const { Control, busy, handlers } = useFirstOpening(control)
  const listId = `${ids.control}-list`
  const button = {
    id: ids.control,
    $compact: compact,
    $look: look,
    'aria-labelledby': ids.label,
    'aria-describedby': ids.description,
    'aria-invalid': error ? true : undefined,
  }
  const content = (
    <>
      {icon}
      <span>{options.find((option) => option.value === value)?.label ?? <Placeholder>{placeholder}</Placeholder>}</span>
      {unit ? (
        <Unit data-one={unit.one} data-other={unit.other}>
          {value === 1 ? unit.one : unit.other}
        </Unit>
      ) : null}
      <Chevron aria-hidden="true">
        <ChevronDown />
      </Chevron>
    </>
  )
  return (
    <FieldFrame ids={ids} label={label} hideLabel={hideLabel} hint={hint} error={error} labelFor={false}>
      {Control ? (
        <Control
          options={options}
          value={value}
          disabled={disabled}
          onChange={(next) => {
            // It only gives back what it was given.
            const chosen = options.find((option) => option.value === next)
            if (chosen && (repeatable || chosen.value !== value)) onChange(chosen.value)
          }}
          listId={listId}
          button={<SelectButton {...button} />}
        >
          {content}
        </Control>
      ) : (
        <SelectButton
          type="button"
          role="combobox"
          aria-haspopup="listbox"
          aria-controls={listId}
          aria-expanded={false}
          aria-busy={busy || undefined}
          disabled={disabled}
          data-disabled={disabled || undefined}
          {...button}
          {...handlers}
        >
          {content}
        </SelectButton>
      )}
    </FieldFrame>
  )
}

const looks = {
  field: css<{ $compact: boolean }>`
    ${fieldSurface}
    gap: ${space[2]};
    width: ${({ $compact }) => ($compact ? 'auto' : '100%')};
    min-width: ${({ $compact }) => ($compact ? '4.25rem' : '0')};
    padding: ${space[1]} ${space[2]} ${space[1]} ${space[3]};
    font-size: ${size.body};
  `,
  small: css`
    ${plainButton}
    gap: ${space[1]};
    min-height: 1.75rem;
    padding: 0 ${space[1]};
    border-radius: ${radius.small};
    color: ${color.textMuted};
    font-size: ${size.tiny};
  `,
  text: css`
    ${plainButton}
    gap: ${space[1]};
    min-width: ${target};
    min-height: ${target};
    padding: 0;
    border-radius: ${radius.small};
    color: ${color.textMuted};
    font-size: ${size.tiny};
  `,
}

/** The closed control. */
export const SelectButton = styled.button<{ $compact: boolean; $look: keyof typeof looks }>`
  ${({ $look }) => looks[$look]}
  ${focusable}
  ${tabular}
  display: inline-flex;
  align-items: center;
  text-align: start;
  cursor: pointer;
  transition:
    border-color ${motion.quick},
    background ${motion.quick};

  /* The chosen option; what else is there has a look, and so a class. */
  & > span:not([class]) {
    flex: ${({ $look }) => ($look === 'text' ? 'none' : 1)};
    min-width: 0;
    line-height: 1.25;
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

const Unit = styled.span`
  white-space: nowrap;
`

const Placeholder = styled.span`
  color: ${color.textMuted};
`

const Chevron = styled.span`
  display: grid;
  ${screenOnly}
  color: ${color.textMuted};

  & > svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`
