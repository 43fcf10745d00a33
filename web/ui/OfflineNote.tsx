import { WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { screenOnly } from '../styles/mixins'
import { color } from '../styles/themes'
import { radius, size, space, weight } from '../styles/tokens'
import { messages } from './messages'
import { useOnline } from './useOnline'

/**
 * A line that appears while the device is offline and says what still works.
 *
 *     <OfflineNote>You're offline. Your list and your ticks stay on this device.</OfflineNote>
 */
export function OfflineNote({ children = messages.offline }: { children?: ReactNode }) {
  const online = useOnline()
  return (
    <div role="status">
      {online ? null : (
        <Root>
          <WifiOff aria-hidden="true" />
          {children}
        </Root>
      )}
    </div>
  )
}

const Root = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.warningSoft};
  color: ${color.onWarningSoft};
  font-size: ${size.small};
  font-weight: ${weight.medium};

  & > svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
  }

  ${screenOnly}
`
