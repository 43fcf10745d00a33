import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { usePageTitle } from '../product/usePageTitle'
import { Button } from '../ui/Button'
import { Page } from '../ui/Page'
import { Row } from '../ui/Stack'
import { readList, readListOf } from './keptLists'
import { ListTabs } from './lists/ListTabs'
import { WithLists } from './lists/WithLists'
import { messages } from './messages'
import { ShoppingList } from './ShoppingList'
import { useList } from './useList'

export interface KeptShoppingListProps {
  /** Id of the user that the list belongs to. */
  owner: string
  /** `listKey` of the plan that is shown with it, whose list is preferred to the one that was opened last. */
  planKey?: string
  /** In place of a list of the plan, where there is none. */
  otherwise?: ReactNode
  /** Leads back to where it was opened; a list within another page has nowhere to go. */
  onClose?: () => void
}

/**
 * A user's list as kept on this device, to read, tick off and add to without a network (docs/product.md DEV-7). What is done
 * is sent when that user is signed in again.
 */
export default function KeptShoppingList({ owner, planKey, otherwise, onClose }: KeptShoppingListProps) {
  usePageTitle(messages.heading)
  const list = useList(owner)
  const [kept] = useState(() => (planKey === undefined ? readList('openedList', owner) : readListOf(planKey, owner)))
  const content = (
    <WithLists list={list}>
      {kept ? (
        <ShoppingList
          items={kept.items}
          kept={{ at: kept.at, samePlan: planKey === undefined || kept.planKey === planKey }}
          list={list}
        />
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
