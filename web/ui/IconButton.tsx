import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { focusable, plainButton, screenOnly } from '../styles/mixins'
import { color } from '../styles/themes'
import { line, media, motion, radius, target } from '../styles/tokens'
import { Spinner } from './Spinner'
import { useTip } from './useTip'

/** Other attributes go to the `<button>`. */
export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** The accessible name, shown as the tooltip. Name the thing as well: 'Randomize dinner 2'. */
  label: string
  icon: ReactNode
  busy?: boolean
  /** Has nothing to do just now: `disabled`, but for what its own press may bring about, so that it keeps the focus. */
  resting?: boolean
  /** `outlined` has an edge, `accent` is filled softly: for a row's own dice. */
  variant?: 'quiet' | 'outlined' | 'accent'
  /** For a switch: whether it is on. */
  pressed?: boolean
}

/**
 * A button that is a picture only, 44 pixels square.
 *
 *     <IconButton label="Randomize dinner 2" icon={<Dices />} busy={busy} onClick={randomizeRow} />
 */
export function IconButton(props: IconButtonProps) {
  const { label, icon, busy = false, resting = false, variant = 'quiet', pressed, onClick, ...rest } = props
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || resting) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Root
      type="button"
      {...useTip(label)}
      {...rest}
      $variant={variant}
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      aria-disabled={busy || resting || undefined}
      data-resting={resting || undefined}
      onClick={press}
    >
      {busy ? <Spinner /> : icon}
    </Root>
  )
}

const variants = {
  quiet: css`
    color: ${color.text};
  `,
  outlined: css`
    color: ${color.text};
    border-color: ${color.borderStrong};
    background: ${color.surfaceRaised};
  `,
  accent: css`
    color: ${color.onAccentSoft};
    background: ${color.accentSoft};
  `,
}

const Root = styled.button<{ $variant: keyof typeof variants }>`
  ${plainButton}
  ${focusable}
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${target};
  height: ${target};
  border: ${line.hairline} solid transparent;
  border-radius: ${radius.medium};
  transition:
    background ${motion.quick},
    color ${motion.quick};
  touch-action: manipulation;
  ${({ $variant }) => variants[$variant]}

  & > svg {
    width: 1.375rem;
    height: 1.375rem;
  }

  ${media.hover} {
    &:hover:not([disabled], [aria-disabled='true']) {
      background: ${({ $variant }) => ($variant === 'accent' ? color.accent : color.surfaceHover)};
      color: ${({ $variant }) => ($variant === 'accent' ? color.onAccent : color.text)};
    }
  }

  &[aria-pressed='true'] {
    background: ${color.accentSoft};
    color: ${color.onAccentSoft};
  }

  &[aria-disabled='true'] {
    cursor: progress;
  }

  &:is([disabled], [data-resting]) {
    color: ${color.textMuted};
    opacity: 0.55;
    cursor: not-allowed;
  }

  ${screenOnly}
`
