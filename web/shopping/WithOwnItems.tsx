import type { ReactNode } from 'react'
import styled from 'styled-components'
import { measure } from '../styles/tokens'
import { Stack } from '../ui/Stack'
import { AddItems } from './AddItems'
import { ShoppingList } from './ShoppingList'
import { FirstList } from './lists/FirstList'
import { ListTabs } from './lists/ListTabs'
import type { ListControls } from './useList'

export interface WithOwnItemsProps {
  list: ListControls
  /** Why there are no lines, with a heading of the level. */
  state: (level: 1 | 2) => ReactNode
}

const NO_LINES: [] = []

/** A list without lines: own items are added and shopped for all the same (docs/product.md SHOP-29). */
export function WithOwnItems({ list, state }: WithOwnItemsProps) {
  if (list.view.items.length > 0) return <ShoppingList items={NO_LINES} kept={null} list={list} notice={state(2)} />
  return (
    <Stack $gap={6}>
      <ListTabs />
      {state(1)}
      <Centred>
        <AddItems list={list} />
        <FirstList />
      </Centred>
    </Stack>
  )
}

/* Below words that stand in the middle. */
const Centred = styled.div`
  width: 100%;
  max-width: ${measure.wideForm};
  margin-inline: auto;
`
