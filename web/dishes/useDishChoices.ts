import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { ask } from '../apollo/uncached'
import { DishChoicesDocument, type LineDishFragment } from './operations.generated'

const NONE: readonly LineDishFragment[] = []

/** The person's dishes, to be put into another one; empty until they are here. @param ownId of that one, which is left out. */
export function useDishChoices(ownId: string | null): readonly LineDishFragment[] {
  const client = useApolloClient()
  const [dishes, setDishes] = useState(NONE)
  useEffect(() => {
    let isOver = false
    const read = async (after: string | null, before: readonly LineDishFragment[]): Promise<void> => {
      // Past the cache: its list of dishes has other fields, and grows.
      const { dishes: page } = await ask(client, DishChoicesDocument, { after })
      const found = [...before, ...page.nodes]
      if (isOver) return
      setDishes(found.filter(({ id }) => id !== ownId))
      if (page.pageInfo.hasNextPage) await read(page.pageInfo.endCursor, found)
    }
    void read(null, NONE).catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [client, ownId])
  return dishes
}
