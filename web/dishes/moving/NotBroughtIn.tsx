import { useId, useState } from 'react'
import { Button } from '../../ui/Button'
import { FoldButton } from '../../ui/FoldButton'
import { Spinner } from '../../ui/Spinner'
import { Text } from '../../ui/Text'
import { ItemName, ItemNames } from './ItemNames'
import { messages } from './messages'
import { type DishImportFragment, useNotBroughtInLazyQuery } from './operations.generated'

export interface NotBroughtInProps {
  of: DishImportFragment
  /** Which of its recipes. */
  which: { outcome: 'DOUBLE' | 'FAILED' } | { lackingPhotos: true }
  /** How many recipes these are. */
  title: string
}

/** Recipes of a file of which not all came, by name, with the reason; they are fetched when one opens them. */
export function NotBroughtIn({ of: { id }, which, title }: NotBroughtInProps) {
  const list = useId()
  const [open, setOpen] = useState(false)
  const [fetchItems, { data, error, loading, fetchMore }] = useNotBroughtInLazyQuery()
  const items = data?.node && 'items' in data.node ? data.node.items : null
  const turn = () => {
    if (!open && items === null) void fetchItems({ variables: { id, ...which } }).catch(() => {})
    setOpen(!open)
  }
  return (
    <div>
      <FoldButton open={open} controls={list} onClick={turn}>
        {title}
      </FoldButton>
      <div id={list} hidden={!open}>
        {items === null ? (
          error && !loading ? (
            <Text $muted>{messages.listFailed}</Text>
          ) : (
            <Spinner />
          )
        ) : (
          <ItemNames>
            {items.nodes.map(({ name, reason, dish }, index) => (
              <li key={index}>
                {dish ? (
                  <>
                    <ItemName to={`/dishes/${dish.id}`}>{name}</ItemName>
                    {'lackingPhotos' in which && reason ? ` ${messages.because({ reason })}` : null}
                  </>
                ) : reason ? (
                  messages.reasonOf({ name, reason })
                ) : (
                  name
                )}
              </li>
            ))}
          </ItemNames>
        )}
        {items?.pageInfo.hasNextPage ? (
          <Button
            variant="quiet"
            busy={loading}
            onClick={() => void fetchMore({ variables: { after: items.pageInfo.endCursor } }).catch(() => {})}
          >
            {messages.showMore}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
