import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { usePageTitle } from '../product/usePageTitle'
import { Button } from '../ui/Button'
import { Page } from '../ui/Page'
import { Row } from '../ui/Stack'
import { readList } from './listStorage'
import { messages } from './messages'
import { ShoppingList } from './ShoppingList'
import { useList } from './useList'

export interface KeptShoppingListProps {
  /** Id of the user that the list belongs to. */
  owner: string
  onClose: () => void
}

/**
 * A user's list as kept on this device, to read, tick off and add to without a network (docs/product.md DEV-7). What is done
 * is sent when that user is signed in again.
 */
export default function KeptShoppingList({ owner, onClose }: KeptShoppingListProps) {
  usePageTitle(messages.heading)
  const [kept] = useState(() => readList(owner))
  const list = useList(owner)
  return (
    <Page>
      <Row>
        <Button variant="quiet" icon={<ArrowLeft aria-hidden="true" />} onClick={onClose}>
          {messages.backToSignIn}
        </Button>
      </Row>
      {kept ? <ShoppingList items={kept.items} kept={{ at: kept.at, samePlan: true }} list={list} /> : null}
    </Page>
  )
}
