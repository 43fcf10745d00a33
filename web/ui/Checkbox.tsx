import { Checkbox as Base } from '@base-ui/react/checkbox'
import { Check, Minus } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { color } from '../styles/themes'
import { line, media, motion, radius, size, space, target } from '../styles/tokens'
import { FieldError } from './FieldFrame'

export interface CheckboxProps {
  /** The words beside the box; may hold links, which stay links. */
  label: ReactNode
  checked?: boolean
  onChange?: (checked: boolean) => void
  /** The value inside a `CheckboxGroup`. */
  value?: string
  name?: string
  required?: boolean
  disabled?: boolean
  /** Neither on nor off: some of what it stands for. */
  mixed?: boolean
  hint?: ReactNode
  error?: string | null
}

/**
 * A box to tick, with its label; the whole line is pressed.
 *
 *     <Checkbox label={<>I agree to the <a href="/termsandconditions" target="_blank">Terms of Service</a></>}
 *       required checked={agreed} onChange={setAgreed} />
 */
export function Checkbox(props: CheckboxProps) {
  const { label, checked, onChange, value, name, required, disabled, mixed, hint, error } = props
  const id = useId()
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined
  return (
    <div>
      <Line data-disabled={disabled || undefined}>
        <Box
          checked={checked}
          value={value}
          name={name}
          required={required}
          disabled={disabled}
          indeterminate={mixed}
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
          onCheckedChange={(next) => onChange?.(next)}
        >
          <Base.Indicator>{mixed ? <Minus aria-hidden="true" /> : <Check aria-hidden="true" />}</Base.Indicator>
        </Box>
        <span>
          {label}
          {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
        </span>
      </Line>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  )
}

const Line = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  min-height: ${target};
  padding-block: 0.625rem;
  cursor: pointer;
  line-height: 1.4;

  &[data-disabled] {
    color: ${color.textMuted};
    cursor: not-allowed;
  }
`

const Box = styled(Base.Root)`
  display: grid;
  place-items: center;
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  border: ${line.strong} solid ${color.borderStrong};
  border-radius: ${radius.small};
  background: ${color.surfaceRaised};
  color: ${color.onAccent};
  transition:
    background ${motion.quick},
    border-color ${motion.quick};

  &[data-checked],
  &[data-indeterminate] {
    background: ${color.accent};
    border-color: ${color.accent};
  }

  &[data-disabled] {
    opacity: 0.55;
  }

  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }

  svg {
    width: 1.125rem;
    height: 1.125rem;
    stroke-width: 3;
  }

  ${media.hover} {
    label:hover > &:not([data-disabled], [data-checked]) {
      border-color: ${color.accent};
    }
  }
`

const Hint = styled.span`
  display: block;
  font-size: ${size.small};
  color: ${color.textMuted};
`
