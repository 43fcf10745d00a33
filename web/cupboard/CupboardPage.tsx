import { useState } from 'react'
import { usePageTitle } from '../product/usePageTitle'
import { AreaPicture } from '../ui/AreaPicture'
import { ButtonLink } from '../ui/ButtonLink'
import { Card } from '../ui/Card'
import { List } from '../ui/List'
import { Notes } from '../ui/Notes'
import { OfflineNote } from '../ui/OfflineNote'
import { Page } from '../ui/Page'
import { Picture } from '../ui/Picture'
import { SkeletonRows, Waiting } from '../ui/Skeleton'
import { Row, Stack } from '../ui/Stack'
import { EmptyState, ErrorState } from '../ui/StateMessage'
import { Heading, Text } from '../ui/Text'
import { useOnline } from '../ui/useOnline'
import { AddIngredient } from './AddIngredient'
import { CupboardRow } from './CupboardRow'
import { groupItems } from './groupItems'
import { ItemDialog } from './ItemDialog'
import { messages } from './messages'
import type { CupboardFragment, CupboardItemFragment } from './operations.generated'
import { dayInSydney } from './useBy'
import { type CupboardControls, useCupboard } from './useCupboard'

/** What the household has at home (docs/product.md CUP-7). */
export default function CupboardPage() {
  usePageTitle(messages.title)
  const controls = useCupboard()
  const { cupboard, failed, loading, reload } = controls
  return (
    <Page width="wideForm">
      <Stack $gap={5}>
        <Stack $gap={1}>
          <Heading level={1}>{messages.title}</Heading>
          <Text $muted>{messages.intro}</Text>
        </Stack>
        <Notes $gap={5}>
          <OfflineNote>{messages.offline}</OfflineNote>
        </Notes>
        {cupboard ? (
          <Loaded cupboard={cupboard} controls={controls} />
        ) : failed ? (
          <ErrorState title={messages.loadFailed} onRetry={reload} retrying={loading}>
            {messages.tryAgain}
          </ErrorState>
        ) : (
          <Waiting label={messages.loading}>
            <Card>
              <SkeletonRows count={4} />
            </Card>
          </Waiting>
        )}
        <Row>
          <ButtonLink to="/?mode=shop" variant="quiet">
            {messages.backToShop}
          </ButtonLink>
        </Row>
      </Stack>
    </Page>
  )
}

function Loaded({ cupboard, controls }: { cupboard: CupboardFragment; controls: CupboardControls }) {
  const online = useOnline()
  const [edited, setEdited] = useState<CupboardItemFragment | null>(null)
  const [today] = useState(() => dayInSydney(Date.now()))
  const { items } = cupboard
  return (
    <>
      <Card>
        <AddIngredient
          disabled={!online}
          onPick={(ingredient) => {
            const present = items.find((item) => item.ingredient.slug === ingredient.slug)
            setEdited(present ?? { ingredient, amount: null, unit: null, useBy: null })
          }}
        />
      </Card>
      {items.length === 0 ? (
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
              <CupboardRow
                key={item.ingredient.slug}
                item={item}
                today={today}
                disabled={!online}
                onEdit={setEdited}
                onTake={(taken) => void controls.take(taken)}
              />
            ))}
          </List>
        </Card>
      ))}
      {edited ? (
        <ItemDialog
          key={edited.ingredient.slug}
          item={edited}
          busy={controls.busy}
          onClose={() => setEdited(null)}
          onSave={controls.keep}
        />
      ) : null}
    </>
  )
}
