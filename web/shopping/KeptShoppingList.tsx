import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { usePageTitle } from '../product/usePageTitle'
import { Button } from '../ui/Button'
import { Page } from '../ui/Page'
import { Row } from '../ui/Stack'
import { type KeptList, readList } from './listStorage'
import { ListTabs } from './lists/ListTabs'
import { WithLists } from './lists/WithLists'
import { messages } from './messages'
import { ShoppingList } from './ShoppingList'
import { useList } from './useList'

export interface KeptShoppingListProps {
  /** Id of the user that the list belongs to. */
  owner: string
  /** The list to show, null for none; the last one that was opened by default. */
  list?: KeptList | null
  /** Whether it is the list of the plan that is shown with it. */
  samePlan?: boolean
  /** In place of a list of the plan, where there is none. */
  otherwise?: ReactNode
  /** Leads back to where it was opened; a list within another page has nowhere to go. */
  onClose?: () => void
}

/**
 * A user's list as kept on this device, to read, tick off and add to without a network (docs/product.md DEV-7). What is done
 * is sent when that user is signed in again.
 */
export default function KeptShoppingList({
  owner,
  list: given,
  samePlan = true,
  otherwise,
  onClose,
}: KeptShoppingListProps) {
  usePageTitle(messages.heading)
  const [kept] = useState(() => (given === undefined ? readList(owner) : given))
  const list = useList(owner)
  const content = (
    <WithLists list={list}>
      {kept ? (
        <ShoppingList items={kept.items} kept={{ at: kept.at, samePlan }} list={list} />
      ) : (
        <>
          <ListTabs />
          {otherwise}
        </>
      )}
    </WithLists>
  )
  if (!onClose) return content
  return (
    <Page>
      <Row>
        <Button variant="quiet" icon={<ArrowLeft aria-hidden="true" />} onClick={onClose}>
          {messages.backToSignIn}
        </Button>
      </Row>
      {content}
    </Page>
  )
}
