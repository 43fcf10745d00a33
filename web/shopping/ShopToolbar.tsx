import { Copy, Eye, EyeOff, Printer, RotateCcw, Share2 } from 'lucide-react'
import styled from 'styled-components'
import { recordEvent } from '../app/analytics'
import { screenOnly } from '../styles/mixins'
import { space } from '../styles/tokens'
import { useAlerts } from '../ui/alerts'
import { Button } from '../ui/Button'
import { IconButton } from '../ui/IconButton'
import type { ListItem } from './areas'
import { formatShoppingList } from './formatShoppingList'
import { messages } from './messages'
import type { TickControls } from './useTicks'

/** Props of `ShopToolbar`. */
export interface ShopToolbarProps {
  items: readonly ListItem[]
  ticking: TickControls
  hideTicked: boolean
  onHideTicked: (hide: boolean) => void
}

/** What can be done with the whole list. */
export function ShopToolbar({ items, ticking, hideTicked, onHideTicked }: ShopToolbarProps) {
  const alerts = useAlerts()
  const { ticks, clear, restore } = ticking
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
      await navigator.share({ title: 'Shopping list', text: formatShoppingList(items) })
    } catch (error) {
      // Closing the sheet is no failure.
      if (!(error instanceof Error && error.name === 'AbortError')) alerts.error(messages.shareFailed)
    }
  }

  const startOver = () => {
    clear()
    alerts.info(messages.unticked, { action: { label: 'Undo', onPress: () => restore(ticks) } })
  }

  return (
    <Root role="group" aria-label="Whole list">
      <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
        Copy Shopping List
      </Button>
      <Icons>
        {typeof navigator.share === 'function' ? (
          <IconButton label="Share the list" icon={<Share2 />} onClick={() => void share()} />
        ) : null}
        <IconButton label="Print the list" icon={<Printer />} onClick={() => window.print()} />
        <IconButton
          label={hideTicked ? 'Show ticked items' : 'Hide ticked items'}
          icon={hideTicked ? <Eye /> : <EyeOff />}
          resting={untouched && !hideTicked}
          onClick={() => onHideTicked(!hideTicked)}
        />
        <IconButton label="Untick everything" icon={<RotateCcw />} resting={untouched} onClick={startOver} />
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
