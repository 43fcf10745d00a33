import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { color } from '../styles/themes'
import { radius, space, weight } from '../styles/tokens'
import { useFocusOnRemoval } from './useFocusOnRemoval'

/** How long a passing banner stays: 3 seconds (docs/product.md UI-13). */
export const BANNER_MS = 3000

const tones = {
  error: {
    Icon: CircleAlert,
    look: css`
      background: ${color.dangerSoft};
      color: ${color.onDangerSoft};
    `,
  },
  success: {
    Icon: CircleCheck,
    look: css`
      background: ${color.successSoft};
      color: ${color.onSuccessSoft};
    `,
  },
  warning: {
    Icon: TriangleAlert,
    look: css`
      background: ${color.warningSoft};
      color: ${color.onWarningSoft};
    `,
  },
  info: {
    Icon: Info,
    look: css`
      background: ${color.infoSoft};
      color: ${color.onInfoSoft};
    `,
  },
}

/** What a banner says. */
export type BannerTone = keyof typeof tones

export interface BannerProps {
  tone: BannerTone
  /** The words; nothing is shown without them, so the banner may always be rendered. */
  children: ReactNode
  /** Milliseconds after which `onHide` is called, such as `BANNER_MS`; it stays without one. Starts again for another text. */
  hideAfter?: number
  /** Called when the time is over: forget the words. */
  onHide?: () => void
}

/**
 * A message in the page itself, announced at once.
 *
 *     <Banner tone="error" hideAfter={BANNER_MS} onHide={() => setError(null)}>{error}</Banner>
 */
export function Banner({ tone, children, hideAfter, onHide }: BannerProps) {
  const shown = children !== null && children !== undefined && children !== false && children !== ''
  const hide = useEffectEvent(() => onHide?.())
  useEffect(() => {
    if (!shown || hideAfter === undefined) return
    const timer = setTimeout(() => hide(), hideAfter)
    return () => clearTimeout(timer)
  }, [shown, hideAfter, children])
  return <div role={tone === 'error' ? 'alert' : 'status'}>{shown ? <Shown tone={tone}>{children}</Shown> : null}</div>
}

function Shown({ tone, children }: Pick<BannerProps, 'tone' | 'children'>) {
  const { Icon } = tones[tone]
  return (
    <Root ref={useFocusOnRemoval<HTMLDivElement>()} $tone={tone}>
      <Icon aria-hidden="true" />
      <div>{children}</div>
    </Root>
  )
}

const Root = styled.div<{ $tone: BannerTone }>`
  display: flex;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  font-weight: ${weight.medium};
  ${({ $tone }) => tones[$tone].look}

  & > svg {
    flex: none;
    width: 1.25rem;
    height: 1.5em;
  }

  & > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  /* A button among the words is taller than their line, which it leaves as it is. */
  & > div > button {
    margin-block: -${space[3]};
  }
`
