import { Copy, Eye, EyeOff, Printer, RotateCcw, Share2, Undo2 } from 'lucide-react'
import styled from 'styled-components'
import { recordEvent } from '../telemetry/analytics'
import { screenOnly } from '../styles/mixins'
import { media, space } from '../styles/tokens'
import { useAlerts } from '../ui/alerts'
import { Button } from '../ui/Button'
import { IconButton } from '../ui/IconButton'
import type { Entry } from './entries'
import { ArrangeButton } from './habits/ArrangeButton'
import type { Habits } from './habits/useHabits'
import { formatShoppingList } from './formatShoppingList'
import { messages } from './messages'
import { shareText } from './shareText'
import type { ListControls } from './useList'

export interface ShopToolbarProps {
  entries: readonly Entry[]
  list: ListControls
  habits: Habits
  hideTicked: boolean
  onHideTicked: (hide: boolean) => void
}

/** Copy, send, print, hide ticked items, arrange the areas and untick everything. */
export function ShopToolbar({ entries, list, habits, hideTicked, onHideTicked }: ShopToolbarProps) {
  const alerts = useAlerts()
  const { undo, startOver } = list
  const untouched = list.view.ticks.size === 0 && !entries.some(({ isTicked }) => isTicked)
  const allTicked = entries.every(({ isTicked }) => isTicked)

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(formatShoppingList(entries))
      alerts.info(messages.copied)
      recordEvent('shopping_list_copied', { items: entries.length })
    } catch {
      alerts.error(messages.copyFailed)
    }
  }

  const share = async () => {
    const text = shareText(entries, habits.order)
    try {
      if (typeof navigator.share === 'function') await navigator.share({ text })
      else {
        await navigator.clipboard.writeText(text)
        alerts.info(messages.messageCopied)
      }
    } catch (error) {
      // Closing the sheet is no failure.
      if (!(error instanceof Error && error.name === 'AbortError')) alerts.error(messages.shareFailed)
    }
  }

  const untick = () => {
    const back = startOver()
    alerts.info(messages.unticked, { action: { label: messages.undo, onPress: back } })
  }

  return (
    <Root role="group" aria-label={messages.wholeList}>
      <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
        {messages.copy}
      </Button>
      <Icons>
        <IconButton label={messages.share} icon={<Share2 />} resting={allTicked} onClick={() => void share()} />
        <IconButton label={messages.print} icon={<Printer />} onClick={() => window.print()} />
        <IconButton
          label={hideTicked ? messages.showTicked : messages.hideTicked}
          icon={hideTicked ? <Eye /> : <EyeOff />}
          resting={untouched && !hideTicked}
          onClick={() => onHideTicked(!hideTicked)}
        />
        <ArrangeButton habits={habits} />
        <IconButton label={messages.undoTick} icon={<Undo2 />} resting={undo === null} onClick={() => undo?.()} />
        <IconButton label={messages.untick} icon={<RotateCcw />} resting={untouched} onClick={untick} />
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

/* Their pictures, not the space around these, stand in line with what is above and below. */
const Icons = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-inline-end: -${space[3]};

  ${media.phone} {
    margin-inline-start: -${space[3]};
  }
`
