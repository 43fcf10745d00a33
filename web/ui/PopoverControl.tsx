import { Popover } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import styled from 'styled-components'
import { popupSurface } from '../styles/mixins'
import { color } from '../styles/themes'
import { depth, family, layer, motion, size, space, weight } from '../styles/tokens'
import { useOpensAtOnce } from './useOpensAtOnce'

export interface PopoverControlProps {
  /** The heading of what it opens. */
  title: string
  /** The element of the closed chip, and what stands in it. */
  button: ReactElement
  content: ReactNode
  /** What it opens. */
  children: ReactNode
}

/** What a `PopoverChip` is from when it is first opened on. It begins open. */
export function PopoverControl({ title, button, content, children }: PopoverControlProps) {
  const { open, onOpenChange, trigger } = useOpensAtOnce()
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Trigger ref={trigger} render={button}>
        {content}
      </Popover.Trigger>
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
