import styled from 'styled-components'
import { screenOnly } from '../../styles/mixins'
import { space } from '../../styles/tokens'
import { Select } from '../../ui/Select'
import type { OwnEntry } from '../entries'
import { messages } from './messages'
import { useListsAround } from './useLists'

const OF_PLAN = ''

/** In an opened own item: which list it is on. Nothing where there is one list alone (docs/product.md SHOP-62). */
export function MoveItem({ entry }: { entry: OwnEntry }) {
  const lists = useListsAround()
  if (lists === null || lists.all.length === 0) return null
  const { all, open, move } = lists
  const present = open?.id ?? OF_PLAN
  return (
    <Root>
      <Select
        label={messages.moveTo}
        options={[
          { value: OF_PLAN, label: messages.ofPlan },
          ...all.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={present}
        onChange={(id) => {
          if (id !== present) move(entry, all.find((list) => list.id === id) ?? null)
        }}
      />
    </Root>
  )
}

const Root = styled.div`
  ${screenOnly}
  padding: 0 ${space[3]} ${space[3]};
`
