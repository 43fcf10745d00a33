import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { visuallyHidden } from '../styles/mixins'
import { color } from '../styles/themes'
import { size, space, weight } from '../styles/tokens'

/** What every field takes. */
export interface FieldProps {
  label: string
  /** Keeps the label for screen readers only, where its place makes it plain to the eye. */
  hideLabel?: boolean
  /** Help that is there before anything goes wrong. */
  hint?: ReactNode
  /** What is wrong, in words; marks the field as invalid. */
  error?: string | null
}

/** The ids that tie a control to its label, hint and error. */
export interface FieldIds {
  control: string
  label: string
  /** For `aria-describedby`; undefined when there is neither hint nor error. */
  description: string | undefined
  hint: string
  error: string
}

/** Makes the ids of one field. */
export function useFieldIds({ hint, error }: Pick<FieldProps, 'hint' | 'error'>, given?: string): FieldIds {
  const made = useId()
  const control = given ?? made
  const ids = { control, label: `${control}-label`, hint: `${control}-hint`, error: `${control}-error` }
  const described = [error ? ids.error : null, hint ? ids.hint : null].filter(Boolean).join(' ')
  return { ...ids, description: described || undefined }
}

/** Label above, control, then error and hint below: the frame of every field of this folder. */
export function FieldFrame(props: FieldProps & { ids: FieldIds; children: ReactNode; labelFor?: boolean }) {
  const { ids, label, hideLabel = false, hint, error, children, labelFor = true } = props
  return (
    <Root>
      <Label
        as={labelFor ? 'label' : 'span'}
        id={ids.label}
        htmlFor={labelFor ? ids.control : undefined}
        $hidden={hideLabel}
      >
        {label}
      </Label>
      {children}
      {error ? <FieldError id={ids.error}>{error}</FieldError> : null}
      {hint ? <FieldHint id={ids.hint}>{hint}</FieldHint> : null}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  min-width: 0;
`

const Label = styled.label<{ $hidden: boolean }>`
  font-size: ${size.small};
  font-weight: ${weight.strong};
  color: ${color.text};
  ${({ $hidden }) =>
    $hidden &&
    css`
      ${visuallyHidden}
    `}
`

/** The line that says what is wrong with a field, announced at once. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <Wrong id={id} role="alert">
      <CircleAlert aria-hidden="true" />
      {children}
    </Wrong>
  )
}

const Wrong = styled.p`
  display: flex;
  gap: ${space[1]};
  font-size: ${size.small};
  font-weight: ${weight.medium};
  color: ${color.danger};

  & > svg {
    flex: none;
    width: 1.1em;
    height: 1.4em;
  }
`

/** The line that helps before anything is wrong. */
export const FieldHint = styled.p`
  font-size: ${size.small};
  color: ${color.textMuted};
`
