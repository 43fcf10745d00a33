import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { fieldSurface } from '../styles/mixins'
import { color } from '../styles/themes'
import { line, motion, size, space, target } from '../styles/tokens'
import { FieldFrame, useFieldIds, type FieldProps } from './FieldFrame'

/** Other attributes go to the `<input>`. */
export interface TextFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value'> {
  value: string
  onChange: (value: string) => void
  /** A control at the field's end, such as a toggle. */
  end?: ReactNode
}

/**
 * A line of text with its label, hint and error.
 *
 *     <TextField label="Email" type="email" autoComplete="email" required value={email} onChange={setEmail} error={error} />
 */
export function TextField(props: TextFieldProps) {
  const { label, hideLabel, hint, error, value, onChange, end, id, ...rest } = props
  const ids = useFieldIds({ hint, error }, id)
  return (
    <FieldFrame ids={ids} label={label} hideLabel={hideLabel} hint={hint} error={error}>
      <Wrap>
        <Input
          {...rest}
          id={ids.control}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.description}
          $ended={end !== undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {end === undefined ? null : <End>{end}</End>}
      </Wrap>
    </FieldFrame>
  )
}

const Wrap = styled.div`
  position: relative;
`

const Input = styled.input<{ $ended: boolean }>`
  ${fieldSurface}
  padding: ${space[2]} ${space[3]};
  padding-inline-end: ${({ $ended }) => ($ended ? target : space[3])};
  font-size: max(1rem, ${size.body});
  transition: border-color ${motion.quick};

  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }

  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 ${line.hairline} ${color.danger};
  }

  &:disabled {
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
  }
`

const End = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
`
