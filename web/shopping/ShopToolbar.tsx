import { Copy, Eye, EyeOff, Printer, RotateCcw, Share2, Undo2 } from 'lucide-react'
import styled from 'styled-components'
import { recordEvent } from '../telemetry/analytics'
import { screenOnly } from '../styles/mixins'
import { space } from '../styles/tokens'
import { useAlerts } from '../ui/alerts'
import { Button } from '../ui/Button'
import { IconButton } from '../ui/IconButton'
import type { ListItem } from './areas'
import { formatShoppingList } from './formatShoppingList'
import { messages } from './messages'
import type { TickControls } from './useTicks'

export interface ShopToolbarProps {
  items: readonly ListItem[]
  ticking: TickControls
  hideTicked: boolean
  onHideTicked: (hide: boolean) => void
}

/** Copy, share, print, hide ticked items and untick everything. */
export function ShopToolbar({ items, ticking, hideTicked, onHideTicked }: ShopToolbarProps) {
  const alerts = useAlerts()
  const { ticks, undo, clear, restore } = ticking
  const untouched = Object.keys(ticks).length === 0

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(formatShoppingList(items))
      alerts.info(messages.copied)
      recordEvent('shopping_list_copied', { items: items.length })
    } catch {
      alerts.error(messages.copyFailed)
    }
  }

  const share = async () => {
    try {
      await navigator.share({ title: messages.heading, text: formatShoppingList(items) })
    } catch (error) {
      // Closing the sheet is no failure.
      if (!(error instanceof Error && error.name === 'AbortError')) alerts.error(messages.shareFailed)
    }
  }

  const startOver = () => {
    clear()
    alerts.info(messages.unticked, { action: { label: messages.undo, onPress: () => restore(ticks) } })
  }

  return (
    <Root role="group" aria-label={messages.wholeList}>
      <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
        {messages.copy}
      </Button>
      <Icons>
        {typeof navigator.share === 'function' ? (
          <IconButton label={messages.share} icon={<Share2 />} onClick={() => void share()} />
        ) : null}
        <IconButton label={messages.print} icon={<Printer />} onClick={() => window.print()} />
        <IconButton
          label={hideTicked ? messages.showTicked : messages.hideTicked}
          icon={hideTicked ? <Eye /> : <EyeOff />}
          resting={untouched && !hideTicked}
          onClick={() => onHideTicked(!hideTicked)}
        />
        <IconButton label={messages.undoTick} icon={<Undo2 />} resting={undo === null} onClick={() => undo?.()} />
        <IconButton label={messages.untick} icon={<RotateCcw />} resting={untouched} onClick={startOver} />
      </Icons>
    </Root>
  )
}

const Root = styled.div`
  ${screenOnly}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`

const Icons = styled.div`
  display: flex;
`
