import { ListPlus } from 'lucide-react'
import { Button } from '../../ui/Button'
import { messages } from './messages'
import { useListsAround } from './useLists'

/** The way to the first named list where there is no list whose tools have it (docs/product.md SHOP-63). */
export function FirstList() {
  const lists = useListsAround()
  if (lists === null || lists.all.length > 0) return null
  return (
    <Button variant="quiet" icon={<ListPlus aria-hidden="true" />} onClick={() => lists.setNaming({ list: null })}>
      {messages.newList}
    </Button>
  )
}
