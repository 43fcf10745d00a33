import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { focusable, plainButton } from '../styles/mixins'
import { media } from '../styles/tokens'
import { chipLook, type ChipTone } from './Chip'
import { late } from './late'
import type { PopoverControlProps } from './PopoverControl'
import { useFirstOpening } from './useFirstOpening'

const control = late<PopoverControlProps>(async () => (await import('./PopoverControl')).PopoverControl)

export interface PopoverChipProps {
  /** The words on the chip. */
  label: ReactNode
  /** The heading of what it opens. */
  title: string
  tone?: ChipTone
  icon?: ReactNode
  /** What it opens. */
  children: ReactNode
}

/**
 * A chip that opens more about itself: why a meal was adapted.
 *
 *     <PopoverChip label="2 swaps" title="Adapted for you" tone="accent" icon={<Replace />}>…</PopoverChip>
 */
export function PopoverChip({ label, title, tone = 'accent', icon, children }: PopoverChipProps) {
  const { Control, busy, handlers } = useFirstOpening(control)
  const content = (
    <>
      {icon}
      {label}
      <ChevronDown aria-hidden="true" />
    </>
  )
  if (Control)
    return (
      <Control title={title} button={<ChipButton $tone={tone} />} content={content}>
        {children}
      </Control>
    )
  return (
    <ChipButton
      type="button"
      $tone={tone}
      aria-haspopup="dialog"
      aria-expanded={false}
      aria-busy={busy || undefined}
      {...handlers}
    >
      {content}
    </ChipButton>
  )
}

const ChipButton = styled.button<{ $tone: ChipTone }>`
  ${plainButton}
  ${chipLook}
  ${focusable}
  position: relative;
  border-color: currentColor;
  cursor: pointer;

  /* The chip stays slim; what takes the press is as tall as a finger. */
  &::after {
    content: '';
    position: absolute;
    inset: -0.5625rem 0;
  }

  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }

  ${media.print} {
    & > :last-child {
      display: none;
    }
  }
`
