import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { fieldSurface } from '../styles/mixins'
import { color } from '../styles/themes'
import { line, size, space } from '../styles/tokens'
import { FieldFrame, useFieldIds, type FieldProps } from './FieldFrame'

/** Other attributes go to the `<textarea>`. */
export interface TextAreaProps extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, 'onChange' | 'value'> {
  value: string
  /** Gets the new text and the box that it is written in. */
  onChange: (value: string, box: HTMLTextAreaElement) => void
  /** Below the box, at its end: a counter. */
  foot?: ReactNode
}

/**
 * Several lines of text with label, hint and error; grows with what is written.
 *
 *     <TextArea label="Recommendation" placeholder="Up to 100 words" value={text} onChange={setText} />
 */
export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, hint, error, value, onChange, foot, id, rows = 3, ...rest } = props
  const ids = useFieldIds({ hint, error }, id)
  const described = [rest['aria-describedby'], ids.description].filter(Boolean).join(' ') || undefined
  return (
    <FieldFrame ids={ids} label={label} hideLabel={hideLabel} hint={hint} error={error}>
      <Box
        {...rest}
        id={ids.control}
        rows={rows}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={described}
        onChange={(event) => onChange(event.target.value, event.target)}
      />
      {foot}
    </FieldFrame>
  )
}

const Box = styled.textarea`
  ${fieldSurface}
  field-sizing: content;
  min-height: 6rem;
  max-height: 24rem;
  padding: ${space[2]} ${space[3]};
  font-size: max(1rem, ${size.body});
  line-height: 1.5;
  resize: vertical;

  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }

  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 ${line.hairline} ${color.danger};
  }
`
