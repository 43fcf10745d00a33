import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { usePageTitle } from '../product/usePageTitle'
import { Button } from '../ui/Button'
import { Page } from '../ui/Page'
import { Row } from '../ui/Stack'
import { readList } from './listStorage'
import { messages } from './messages'
import { ShoppingList } from './ShoppingList'
import { useTicks } from './useTicks'

export interface KeptShoppingListProps {
  /** Id of the user that the list belongs to. */
  owner: string
  onClose: () => void
}

/** A user's list as kept on this device, to read and tick off without a network (docs/product.md DEV-7). */
export default function KeptShoppingList({ owner, onClose }: KeptShoppingListProps) {
  usePageTitle(messages.heading)
  const [list] = useState(() => readList(owner))
  const ticking = useTicks(owner)
  return (
    <Page>
      <Row>
        <Button variant="quiet" icon={<ArrowLeft aria-hidden="true" />} onClick={onClose}>
          {messages.backToSignIn}
        </Button>
      </Row>
      {list ? <ShoppingList items={list.items} kept={{ at: list.at, samePlan: true }} ticking={ticking} /> : null}
    </Page>
  )
}
