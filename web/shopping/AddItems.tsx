import { Plus } from 'lucide-react'
import { type ClipboardEvent, useState } from 'react'
import styled from 'styled-components'
import { itemKey } from '../../schema/itemKey'
import { listOf } from '../../schema/text/format'
import { screenOnly } from '../styles/mixins'
import { measure, space } from '../styles/tokens'
import { alerts } from '../ui/alerts'
import { Button } from '../ui/Button'
import { TextField } from '../ui/TextField'
import { offersOf, useBoughtItems } from './boughtBefore'
import type { ListItem } from './areas'
import { neededKeys } from './entries'
import { itemWords } from './itemWords'
import { messages } from './messages'
import { addItems } from './ownItemEdits'
import { tinyRow } from './rowWidths'
import type { ListControls } from './useList'

interface AddItemsProps {
  list: Pick<ListControls, 'store' | 'view' | 'act'>
  /** The lines that the plan needs. */
  items?: readonly ListItem[]
}

/** The box that takes own items, several at a time, and what was bought before (docs/product.md SHOP-29, SHOP-30). */
export function AddItems({ list: { store, view, act }, items = [] }: AddItemsProps) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const offers = offersOf(useBoughtItems(view.items, store.owner), view.items)

  const add = (added: string): boolean => {
    const { acts, texts, problem: found } = addItems(added, view)
    setProblem(found)
    if (found !== null) return false
    const back = act(acts)
    const lines = neededKeys(items)
    const needed = texts.filter((one) => lines.has(itemKey(itemWords(one).name)))
    const said = { items: listOf(texts), needed: listOf(needed) }
    const say = acts.length === 0 ? messages.onTheList : needed.length > 0 ? messages.addedNeeded : messages.added
    alerts.info(say(said), {
      topic: 'added',
      action: acts.length === 0 ? undefined : { label: messages.undo, onPress: back },
    })
    return true
  }
  // A line of text would run lines into one another.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text')
    if (!/[\r\n]/.test(pasted)) return
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    const lines = pasted.split(/[\r\n]+/).map((line) => line.trim())
    setText(
      text.slice(0, selectionStart ?? text.length) +
        lines.filter((line) => line !== '').join('; ') +
        text.slice(selectionEnd ?? text.length),
    )
  }
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        if (add(text)) setText('')
      }}
    >
      <Box>
        <TextField
          label={messages.addItems}
          placeholder={messages.addItemsExample}
          value={text}
          error={problem}
          enterKeyHint="done"
          autoComplete="off"
          onPaste={paste}
          onChange={(next) => {
            setText(next)
            setProblem(null)
          }}
        />
        <Button type="submit" icon={<Plus aria-hidden="true" />}>
          {messages.add}
        </Button>
      </Box>
      {offers.length > 0 ? (
        <Offers role="group" aria-label={messages.boughtBefore}>
          {offers.map((offer) => (
            <Button
              key={offer}
              icon={<Plus aria-hidden="true" />}
              aria-label={messages.addAgain({ item: offer })}
              onClick={() => add(offer)}
            >
              <bdi>{offer}</bdi>
            </Button>
          ))}
        </Offers>
      ) : null}
    </Form>
  )
}

const Form = styled.form`
  ${screenOnly}
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  max-width: ${measure.wideForm};
`

const Box = styled.div`
  display: flex;
  align-items: start;
  gap: ${space[2]};

  & > :first-child {
    flex: 1;
  }

  /* Beside the field, below its label. */
  & > button {
    margin-block-start: 1.55rem;
  }

  ${tinyRow} {
    flex-direction: column;
    align-items: stretch;

    & > button {
      margin-block-start: 0;
    }
  }
`

const Offers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`
