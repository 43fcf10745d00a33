import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { LIMITS } from '../../schema/limits'
import { sydneyDay } from '../../schema/sydneyDay'
import type { CupboardItem } from '../live/cupboard/cupboardView'
import { type CupboardControls, useCupboard } from '../live/cupboard/useCupboard'
import { useHabits } from '../live/habits/useHabits'
import { useRead } from '../live/useRead'
import { usePageTitle } from '../product/usePageTitle'
import { tokenOwner } from '../session/tokenOwner'
import { space } from '../styles/tokens'
import { useAlerts } from '../ui/alerts'
import { AreaPicture } from '../ui/AreaPicture'
import { Card } from '../ui/Card'
import { FramedPage } from '../ui/FramedPage'
import { List } from '../ui/List'
import { Picture } from '../ui/Picture'
import { ScanButton } from '../ui/scan/ScanButton'
import { EmptyState } from '../ui/StateMessage'
import { AddIngredient } from './AddIngredient'
import { scanner } from './codes/lateScanner'
import { CupboardRow } from './CupboardRow'
import { FreezerCard } from './FreezerCard'
import { groupItems } from './groupItems'
import { ItemDialog } from './ItemDialog'
import { messages } from './messages'

export interface CupboardPageProps {
  /** Whose cupboard it is; by default that of the person who is signed in. */
  owner?: string
  /** Above all. */
  notice?: ReactNode
}

/** What the household has at home (docs/product.md CUP-7). It works without a network once it was seen (DEV-15). */
export default function CupboardPage({ owner = tokenOwner(), notice }: CupboardPageProps) {
  usePageTitle(messages.title)
  const controls = useCupboard(owner)
  const { failed, isReading, again } = useRead('cupboard')
  return (
    <FramedPage
      title={messages.title}
      intro={messages.intro}
      offline={messages.offline}
      loading={{ label: messages.loading, rows: 4 }}
      failure={
        failed ? { title: messages.loadFailed, hint: messages.tryAgain, onRetry: again, retrying: isReading } : null
      }
      notice={notice}
    >
      {controls.version === null ? null : <Loaded controls={controls} owner={owner} />}
    </FramedPage>
  )
}

function Loaded({ controls, owner }: { controls: CupboardControls; owner: string }) {
  const { view, keep, take, freeze, thaw } = controls
  const habits = useHabits(owner)
  const alerts = useAlerts()
  const [edited, setEdited] = useState<CupboardItem | null>(null)
  const [today] = useState(() => sydneyDay(Date.now()))
  const { items, bySlug, freezer } = view
  const takeOut = (item: CupboardItem) => {
    const { slug, name } = item.ingredient
    take(slug)
    alerts.info(messages.taken({ name }), {
      action: { label: messages.undo, onPress: () => keep(item.ingredient, item) },
    })
  }
  return (
    <>
      <Card>
        <AddRow>
          <AddIngredient
            owner={owner}
            onPick={(ingredient) =>
              setEdited(bySlug.get(ingredient.slug) ?? { ingredient, amount: null, unit: null, useBy: null })
            }
          />
          <ScanButton of={scanner} owner={owner} today={today} cupboard={controls} habits={habits} />
        </AddRow>
      </Card>
      {items.length === 0 && freezer.length === 0 ? (
        <EmptyState picture="canned-food" title={messages.empty}>
          {messages.emptyHint}
        </EmptyState>
      ) : null}
      {groupItems(items, today).map(({ title, area, items: found }) => (
        <Card
          key={title}
          title={title}
          mark={area === null ? <Picture name="pot-of-food" /> : <AreaPicture area={area} size="medium" />}
        >
          <List aria-label={title}>
            {found.map((item) => (
              <CupboardRow key={item.ingredient.slug} item={item} today={today} onEdit={setEdited} onTake={takeOut} />
            ))}
          </List>
        </Card>
      ))}
      {freezer.length > 0 ? <FreezerCard freezer={freezer} freeze={freeze} thaw={thaw} /> : null}
      {edited ? (
        <ItemDialog
          key={edited.ingredient.slug}
          item={edited}
          isFull={items.length >= LIMITS.cupboardItems && !bySlug.has(edited.ingredient.slug)}
          onClose={() => setEdited(null)}
          onSave={(kept) => keep(edited.ingredient, kept)}
        />
      ) : null}
    </>
  )
}

/* What puts something in by its name, and beside it what scans it. */
const AddRow = styled.div`
  display: flex;
  align-items: end;
  gap: ${space[2]};

  & > :first-child {
    flex: 1;
    min-width: 0;
  }
`
