import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import styled from 'styled-components'
import { popupSurface } from '../styles/mixins'
import { color } from '../styles/themes'
import { depth, family, layer, line, media, motion, radius, size, space, target, weight } from '../styles/tokens'
import { IconButton } from './IconButton'
import { messages } from './messages'
import { useReturnFocus } from './useReturnFocus'

export interface SheetProps {
  /** Called when it closes itself: by its button, Escape or a press outside. */
  onClose: () => void
  title: string
  /** Called whenever something is done in it. */
  onUse?: () => void
  /** Over the title. */
  picture?: ReactNode
  /** Beside the button that closes it. */
  aside?: ReactNode
  /** Stays at its foot while the rest scrolls. */
  bar?: ReactNode
  children: ReactNode
}

/**
 * More about one thing of the page, over it: from below on a narrow screen, at the side on a wide one. Its title takes the
 * focus, which goes back to where it came from, or near it.
 */
export function Sheet({ onClose, onUse, title, picture, aside, bar, children }: SheetProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wayBack = useReturnFocus(true)
  return (
    <Base.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Base.Portal>
        <Scrim />
        <Viewport>
          <Popup initialFocus={heading} finalFocus={wayBack} onFocus={onUse} onKeyDown={onUse} onPointerDown={onUse}>
            <Content>
              <Head>
                {aside}
                <Base.Close render={<IconButton label={messages.close} icon={<X />} />} />
              </Head>
              {picture}
              <Title ref={heading} tabIndex={-1} $isFirst={!picture}>
                {title}
              </Title>
              {children}
            </Content>
            {bar ? <Bar>{bar}</Bar> : null}
          </Popup>
        </Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

const Scrim = styled(Base.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  background: ${color.scrim};
  transition: opacity ${motion.calm};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`

const Viewport = styled(Base.Viewport)`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  display: flex;
  flex-direction: column;
  justify-content: end;
  padding-block-start: ${space[6]};

  ${media.wide} {
    align-items: end;
    padding: 0;
  }

  ${media.short} {
    padding: 0;
  }
`

const Popup = styled(Base.Popup)`
  ${popupSurface}
  display: flex;
  flex-direction: column;
  width: 100%;
  max-height: 100%;
  border-radius: ${radius.large} ${radius.large} 0 0;
  box-shadow: ${depth.high};
  transition:
    opacity ${motion.calm},
    transform ${motion.calm};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(${space[8]});
  }

  ${media.wide} {
    flex: 1;
    width: 33rem;
    border-radius: ${radius.large} 0 0 ${radius.large};

    &[data-starting-style],
    &[data-ending-style] {
      transform: translateX(${space[8]});
    }
  }
`

const Content = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[4]};
  min-height: 0;
  padding: ${space[3]} ${space[4]} ${space[6]};
  overflow-y: auto;
  overscroll-behavior: contain;

  ${media.medium} {
    padding-inline: ${space[6]};
  }
`

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  margin-inline: -${space[2]};
  margin-block-end: -${space[10]};

  /* It lies over the picture, or over the end of the title. */
  position: relative;
  pointer-events: none;

  & > * {
    pointer-events: auto;
  }

  & > :only-child {
    margin-inline-start: auto;
  }
`

const Title = styled(Base.Title)<{ $isFirst: boolean }>`
  padding-block-start: ${({ $isFirst }) => ($isFirst ? space[2] : 0)};
  padding-inline-end: ${({ $isFirst }) => ($isFirst ? target : 0)};
  font-family: ${family.heading};
  font-size: ${size.heading};
  font-weight: ${weight.strong};
  line-height: 1.2;
  outline: none;
`

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[2]} ${space[4]} calc(${space[2]} + env(safe-area-inset-bottom));
  border-top: ${line.hairline} solid ${color.border};
`
