import { CheckboxGroup as Base } from '@base-ui/react/checkbox-group'
import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { color } from '../styles/themes'
import { size, space, weight } from '../styles/tokens'
import { Checkbox } from './Checkbox'
import { FieldError, FieldHint } from './FieldFrame'

/** One box of a group. */
export interface CheckboxOption {
  value: string
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

export interface CheckboxGroupProps {
  label: string
  options: readonly CheckboxOption[]
  value: string[]
  onChange: (value: string[]) => void
  hint?: ReactNode
  error?: string | null
}

/**
 * Several boxes under one label, in as many columns as fit.
 *
 *     <CheckboxGroup label="Dietary requirements" options={options} value={chosen} onChange={setChosen} />
 */
export function CheckboxGroup({ label, options, value, onChange, hint, error }: CheckboxGroupProps) {
  const id = useId()
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined
  return (
    <Root>
      <Label id={id}>{label}</Label>
      {hint ? <FieldHint id={`${id}-hint`}>{hint}</FieldHint> : null}
      <Boxes aria-labelledby={id} aria-describedby={described} value={value} onValueChange={(next) => onChange(next)}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            value={option.value}
            label={option.label}
            hint={option.hint}
            disabled={option.disabled}
          />
        ))}
      </Boxes>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
`

const Label = styled.span`
  font-size: ${size.body};
  font-weight: ${weight.strong};
  color: ${color.text};
`

const Boxes = styled(Base)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  column-gap: ${space[4]};
`
