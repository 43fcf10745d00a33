import { Copy, Eye, EyeOff, ListOrdered, Printer, RotateCcw, ScanBarcode, Share2, Undo2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import styled from 'styled-components'
import { recordEvent } from '../telemetry/analytics'
import { screenOnly } from '../styles/mixins'
import { size, space } from '../styles/tokens'
import { useAlerts } from '../ui/alerts'
import { Button } from '../ui/Button'
import { MenuButton } from '../ui/MenuButton'
import type { MenuItem } from '../ui/menuItem'
import type { Entry } from './entries'
import { messages as codesMessages } from './codes/messages'
import { messages as habitsMessages } from './habits/messages'
import type { Habits } from '../live/habits/useHabits'
import { formatShoppingList } from './formatShoppingList'
import { useListsTools } from './lists/useListsTools'
import { messages } from './messages'
import { shareText } from './shareText'
import type { ListControls } from './useList'

const ArrangeAreas = lazy(() => import('./habits/ArrangeAreas'))
const KnownCodes = lazy(() => import('./codes/KnownCodes'))

export interface ListToolsProps {
  /** The list's name, where it is not that of the plan. */
  title: string | undefined
  entries: readonly Entry[]
  list: ListControls
  habits: Habits
  hideTicked: boolean
  onHideTicked: (hide: boolean) => void
}

/** Copy, and in a menu with words: send, print, hide ticked items, arrange the areas, untick, and what is done to lists. */
export function ListTools({ title, entries, list, habits, hideTicked, onHideTicked }: ListToolsProps) {
  const alerts = useAlerts()
  const [arranging, setArranging] = useState(false)
  const [showsCodes, setShowsCodes] = useState(false)
  const { undo, startOver } = list
  const ticked = entries.filter(({ isTicked }) => isTicked).length
  const listsTools = useListsTools()
  const untouched = list.view.ticks.size === 0 && ticked === 0

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
    const text = shareText(entries, habits.order, title)
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

  const items: MenuItem[] = [
    { label: messages.share, icon: <Share2 />, resting: ticked === entries.length, onPress: () => void share() },
    { label: messages.print, icon: <Printer />, onPress: () => window.print() },
    {
      label: hideTicked ? messages.showTicked : messages.hideTicked,
      hint: ticked > 0 ? messages.inTrolley({ count: ticked }) : undefined,
      icon: hideTicked ? <Eye /> : <EyeOff />,
      resting: untouched && !hideTicked,
      onPress: () => onHideTicked(!hideTicked),
    },
    {
      label: habitsMessages.arrange,
      hint: habitsMessages.arrangeWhy,
      icon: <ListOrdered />,
      onPress: () => setArranging(true),
    },
    ...(habits.codes.size > 0
      ? [
          {
            label: codesMessages.known,
            hint: codesMessages.knownCount({ count: habits.codes.size }),
            icon: <ScanBarcode />,
            onPress: () => setShowsCodes(true),
          },
        ]
      : []),
    { label: messages.undoTick, icon: <Undo2 />, resting: undo === null, onPress: () => undo?.() },
    { label: messages.untick, icon: <RotateCcw />, resting: untouched, onPress: untick },
    ...listsTools,
  ]
  return (
    <Root role="group" aria-label={messages.wholeList}>
      <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
        {messages.copy}
      </Button>
      <MenuButton label={messages.tools} items={items} />
      {arranging ? (
        <Suspense>
          <ArrangeAreas
            order={habits.order}
            storeName={habits.storeName}
            onClose={(order) => {
              setArranging(false)
              if (order !== undefined) habits.acts.arrange(order)
            }}
          />
        </Suspense>
      ) : null}
      {showsCodes ? (
        <Suspense>
          <KnownCodes habits={habits} onClose={() => setShowsCodes(false)} />
        </Suspense>
      ) : null}
    </Root>
  )
}

/* Its words and those of the heading stand side by side on a phone. */
const Root = styled.div`
  ${screenOnly}
  display: flex;
  align-items: center;
  margin-inline-end: -${space[3]};

  & > :first-child {
    gap: ${space[1]};
    padding-inline: ${space[2]};
    font-size: ${size.small};
  }
`
