import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useRef } from 'react'
import styled from 'styled-components'
import { popupSurface } from '../styles/mixins'
import { color } from '../styles/themes'
import { depth, family, layer, media, motion, radius, size, space, weight } from '../styles/tokens'
import { IconButton } from './IconButton'
import { messages } from './messages'
import { useReturnFocus } from './useReturnFocus'

export interface DialogProps {
  open: boolean
  /** Called with false for the close button, Escape and a press outside. */
  onOpenChange: (open: boolean) => void
  title: string
  /** A sentence that is read out with the title. */
  description?: ReactNode
  /** Beside or over the title. */
  picture?: ReactNode
  children?: ReactNode
  /** Buttons, the one that goes on last. */
  actions?: ReactNode
  /** Stays when it is pressed beside it, as where much is filled in. */
  isFirm?: boolean
  /** Takes the focus when it opens; its first field by default. */
  initialFocus?: RefObject<HTMLElement | null>
  /** For a long list: fills a phone's screen. */
  tall?: boolean
  /** For a picture: as wide as there is room for. */
  wide?: boolean
}

/**
 * A question or a form over the page: a sheet from below on a phone, centred otherwise. Focus is kept inside and goes
 * back to where it came from, or near it.
 *
 *     <Dialog open={open} onOpenChange={setOpen} title="Delete your account?" actions={<>
 *       <Button onClick={close}>Keep it</Button><Button variant="danger" onClick={remove}>Delete</Button></>} />
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    picture,
    children,
    actions,
    isFirm = false,
    initialFocus,
    tall = false,
    wide = false,
  } = props
  const popup = useRef<HTMLDivElement>(null)
  const wayBack = useReturnFocus(open)
  return (
    <Base.Root open={open} disablePointerDismissal={isFirm} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Scrim />
        <Viewport data-tall={tall || undefined}>
          <Popup
            ref={popup}
            data-wide={wide || undefined}
            initialFocus={initialFocus ?? ((opened) => opened === 'touch' || firstFieldIn(popup.current))}
            finalFocus={wayBack}
          >
            <Head>
              {picture}
              <Title>{title}</Title>
              <Base.Close render={<IconButton label={messages.close} icon={<X />} />} />
            </Head>
            {description ? <Description>{description}</Description> : null}
            {children}
            {actions ? <Actions data-float="bottom">{actions}</Actions> : null}
          </Popup>
        </Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

/** The first field, which takes typing at once; true for the dialog's own way where there is none. */
function firstFieldIn(popup: HTMLElement | null): HTMLElement | true {
  return popup?.querySelector<HTMLElement>('input:not([type=hidden], [aria-hidden=true]), textarea') ?? true
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
  display: grid;
  place-items: center;
  padding: ${space[4]};

  ${media.phone} {
    place-items: end stretch;
    padding: ${space[10]} 0 0;

    &[data-tall] {
      padding: 0;
    }
  }
`

const Popup = styled(Base.Popup)`
  ${popupSurface}
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  width: min(32rem, 100%);
  max-height: 100%;
  overflow-y: auto;
  padding: ${space[6]};
  box-shadow: ${depth.high};
  transition:
    opacity ${motion.calm},
    transform ${motion.calm};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(${space[4]});
  }

  &[data-wide] {
    width: min(64rem, 100%);
  }

  ${media.phone} {
    width: 100%;
    padding: ${space[5]} ${space[4]} calc(${space[5]} + env(safe-area-inset-bottom));
    border-radius: ${radius.large} ${radius.large} 0 0;
    border-inline: 0;
    border-bottom: 0;

    [data-tall] > & {
      min-height: 100%;
      border-radius: 0;
      border: 0;
    }
  }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  margin-block: -${space[1]};

  & > button {
    margin-inline: auto -${space[2]};
  }
`

const Title = styled(Base.Title)`
  font-family: ${family.heading};
  font-size: ${size.title};
  font-weight: ${weight.strong};
`

const Description = styled(Base.Description)`
  color: ${color.textMuted};
`

/* In sight, however long what they answer is. */
const Actions = styled.div`
  position: sticky;
  z-index: 1;
  inset-block-end: -${space[6]};
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[3]};
  margin: -${space[3]} -${space[6]} -${space[6]};
  padding: ${space[3]} ${space[6]} ${space[6]};
  background: inherit;

  ${media.phone} {
    inset-block-end: calc(-1 * (${space[5]} + env(safe-area-inset-bottom)));
    margin: -${space[3]} -${space[4]} calc(-1 * (${space[5]} + env(safe-area-inset-bottom)));
    padding: ${space[3]} ${space[4]} calc(${space[5]} + env(safe-area-inset-bottom));

    & > * {
      flex: 1 1 auto;
    }
  }

  ${media.short} {
    position: static;
  }
`
