import { Tooltip } from '@base-ui/react/tooltip'
import { useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { color } from '../styles/themes'
import { depth, layer, motion, radius, size, space, weight } from '../styles/tokens'
import { currentTip, hideTip, subscribeToTips } from './tips'

/** Where the one tooltip appears. The words are the control's accessible name already, so they are not read out again. */
export function TipHost() {
  const tip = useSyncExternalStore(subscribeToTips, currentTip)
  return (
    <Tooltip.Root
      open={tip !== null}
      onOpenChange={(open) => {
        if (!open) hideTip()
      }}
    >
      <Tooltip.Portal>
        <Positioner anchor={tip?.anchor} sideOffset={6} collisionPadding={8}>
          <Popup aria-hidden="true">{tip?.text}</Popup>
        </Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}

const Positioner = styled(Tooltip.Positioner)`
  z-index: ${layer.alert};
  pointer-events: none;
`

const Popup = styled(Tooltip.Popup)`
  max-width: min(20rem, var(--available-width));
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.small};
  background: ${color.inverse};
  color: ${color.onInverse};
  box-shadow: ${depth.medium};
  font-size: ${size.tiny};
  font-weight: ${weight.medium};
  transition: opacity ${motion.quick};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`
