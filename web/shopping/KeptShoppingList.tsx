import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { usePageTitle } from '../app/usePageTitle'
import { Button } from '../ui/Button'
import { Page } from '../ui/Page'
import { Row } from '../ui/Stack'
import { readList } from './listStorage'
import { ShoppingList } from './ShoppingList'
import { useTicks } from './useTicks'

/** Props of `KeptShoppingList`. */
export interface KeptShoppingListProps {
  /** Whose list it is. */
  owner: string
  onClose: () => void
}

/** The list that a person kept on this device, to read and to tick off where there is no network to sign in with. */
export default function KeptShoppingList({ owner, onClose }: KeptShoppingListProps) {
  usePageTitle('Shopping list')
  const [list] = useState(() => readList(owner))
  const ticking = useTicks(owner)
  return (
    <Page>
      <Row>
        <Button variant="quiet" icon={<ArrowLeft aria-hidden="true" />} onClick={onClose}>
          Back to sign in
        </Button>
      </Row>
      {list ? <ShoppingList items={list.items} kept={{ at: list.at, samePlan: true }} ticking={ticking} /> : null}
    </Page>
  )
}
