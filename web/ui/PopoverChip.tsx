import { Popover } from '@base-ui/react/popover'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { focusable, plainButton, popupSurface } from '../styles/mixins'
import { color } from '../styles/themes'
import { depth, family, layer, media, motion, size, space, weight } from '../styles/tokens'
import { chipLook, type ChipTone } from './Chip'

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
  return (
    <Popover.Root>
      <Trigger $tone={tone}>
        {icon}
        {label}
        <ChevronDown aria-hidden="true" />
      </Trigger>
      <Popover.Portal>
        <Positioner sideOffset={6} align="start" collisionPadding={12}>
          <Popup>
            <Title>{title}</Title>
            {children}
          </Popup>
        </Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

const Trigger = styled(Popover.Trigger)<{ $tone: ChipTone }>`
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

const Positioner = styled(Popover.Positioner)`
  z-index: ${layer.popup};
`

const Popup = styled(Popover.Popup)`
  ${popupSurface}
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  width: max-content;
  max-width: min(22rem, var(--available-width));
  max-height: var(--available-height);
  overflow-y: auto;
  padding: ${space[4]};
  box-shadow: ${depth.high};
  font-size: ${size.small};
  color: ${color.text};
  transition:
    opacity ${motion.quick},
    transform ${motion.quick};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(-${space[1]});
  }
`

const Title = styled(Popover.Title)`
  font-family: ${family.heading};
  font-size: ${size.lead};
  font-weight: ${weight.strong};
`
