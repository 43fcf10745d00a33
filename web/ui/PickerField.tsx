import { ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { fieldSurface, focusRing, screenOnly } from '../styles/mixins'
import { color } from '../styles/themes'
import { line, media, motion, radius, size, space, target, weight } from '../styles/tokens'
import type { PickerOption } from './pickerOptions'
import { Picture } from './Picture'

/** `bare` has no edge until it is pointed at; `tool` is an icon that opens it, with or without a word. */
export type PickerLook = 'field' | 'bare' | 'tool'

interface PickerFieldProps {
  chosen: PickerOption | null
  placeholder: string
  look: PickerLook
  /** In place of what was picked, where the place says that already: an icon, or an icon over a word. */
  face?: ReactNode
  invalid: boolean
  /** The input: a `PickerInput`, or what holds one. */
  children: ReactNode
}

/** The closed picker: what was picked, in as many lines as its name needs, below its input. */
export function PickerField({ chosen, placeholder, look, face, invalid, children }: PickerFieldProps) {
  return (
    <Wrap $look={look} data-invalid={invalid || undefined}>
      {children}
      {look === 'tool' ? (
        <Face aria-hidden="true">{face ?? <ChevronsUpDown />}</Face>
      ) : (
        <Shown aria-hidden="true">
          {chosen ? <Picture name={chosen.picture} size="small" plate /> : <Blank />}
          <Words data-empty={chosen ? undefined : true}>{chosen?.label ?? placeholder}</Words>
          <ChevronsUpDown />
        </Shown>
      )}
    </Wrap>
  )
}

/** A real read-only text input that lies unseen over the words, because an input's own text can't wrap. */
export const PickerInput = styled.input.attrs({ type: 'text', role: 'combobox', readOnly: true })`
  position: absolute;
  inset: 0;
  z-index: 1;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: pointer;
`

const looks = {
  field: css`
    ${fieldSurface}
  `,
  bare: css`
    border: ${line.hairline} solid transparent;
    border-radius: ${radius.medium};
    min-height: ${target};
  `,
  tool: css`
    border: ${line.hairline} solid transparent;
    border-radius: ${radius.small};
    ${screenOnly}
  `,
}

const Wrap = styled.div<{ $look: keyof typeof looks }>`
  ${({ $look }) => looks[$look]}
  position: relative;
  display: flex;
  min-width: 0;
  transition:
    background ${motion.quick},
    border-color ${motion.quick};

  &:has(input:focus-visible) {
    ${focusRing}
  }

  &:has(input:disabled) {
    background: ${color.surfaceSunken};
  }

  &[data-invalid] {
    border-color: ${color.danger};
  }

  ${media.hover} {
    &:hover {
      background: ${color.surfaceHover};
      border-color: ${color.borderStrong};
    }
  }
`

const Shown = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  flex: 1;
  min-width: 0;
  padding: ${space[1]} ${space[1]};

  & > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    color: ${color.textMuted};
  }

  ${media.print} {
    padding: 0;

    & > svg {
      display: none;
    }
  }
`

const Face = styled.span`
  display: grid;
  place-items: center;
  flex: 1;
  min-width: 1.75rem;
  min-height: 1.75rem;

  & > svg {
    width: 1rem;
    height: 1rem;
    color: ${color.textMuted};
  }
`

const Words = styled.span`
  flex: 1;
  min-width: 0;
  font-size: ${size.body};
  font-weight: ${weight.medium};
  line-height: 1.25;
  overflow-wrap: break-word;

  &[data-empty] {
    color: ${color.textMuted};
    font-weight: ${weight.regular};

    /* A line to write on. */
    ${media.print} {
      align-self: end;
      border-bottom: ${line.hairline} solid ${color.borderStrong};
      color: transparent;
    }
  }
`

const Blank = styled.span`
  flex: none;
  width: 2.45rem;
  height: 2.45rem;
  border: ${line.strong} dashed ${color.borderStrong};
  border-radius: ${radius.round};
`
