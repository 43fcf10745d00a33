import { Plus } from 'lucide-react'
import { type ClipboardEvent, type FocusEvent, useState } from 'react'
import styled from 'styled-components'
import { listOf } from '../../schema/text/format'
import { screenOnly } from '../styles/mixins'
import { measure, space } from '../styles/tokens'
import { alerts } from '../ui/alerts'
import { Button } from '../ui/Button'
import { IconButton } from '../ui/IconButton'
import { TextField } from '../ui/TextField'
import { offersOf, useBoughtItems } from './boughtBefore'
import type { ListItem } from './areas'
import { neededLines } from './entries'
import { messages } from './messages'
import { addItems } from './ownItemEdits'
import { pasteLines } from './pasteLines'
import type { ListControls } from './useList'

interface AddItemsProps {
  list: Pick<ListControls, 'store' | 'view' | 'act'>
  /** The lines that the plan needs. */
  items?: readonly ListItem[]
  /** Called with the key of a row that is there already. */
  onPresent?: (key: string) => void
}

/**
 * The box that takes own items, several at a time, and completes them from what was bought before (docs/product.md SHOP-29,
 * SHOP-30). What is there already is pointed at (SHOP-56).
 */
export function AddItems({ list: { store, view, act }, items = [], onPresent = () => {} }: AddItemsProps) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const typed = text.split(/[,;]/).at(-1) ?? ''
  const bought = useBoughtItems(view.items, store.owner)
  const offers = isOpen ? offersOf(bought, view.items, typed) : []

  const add = (given: string, lines = neededLines(items)): boolean => {
    const { acts, added, present, planned, problem: found } = addItems(given, view, lines)
    setProblem(found)
    if (found !== null) return false
    const back = act(acts)
    const [first] = present
    if (first) onPresent(first.key)
    const said = [
      ...(added.length > 0 ? [messages.added({ items: listOf(added) })] : []),
      ...(first ? [messages.onTheList({ items: listOf(present.map(({ text: one }) => one)) })] : []),
    ]
    const undo = acts.length === 0 ? undefined : { label: messages.undo, onPress: back }
    const addToo = { label: messages.addToo, onPress: () => void add(planned.join('; '), new Map()) }
    alerts.info(said.join('. '), { topic: 'added', action: planned.length > 0 ? addToo : undo })
    return true
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = pasteLines(event, text)
    if (pasted !== null) setText(pasted)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement | HTMLButtonElement>) => {
    if (!currentTarget.form?.contains(relatedTarget)) setIsOpen(false)
  }
  const complete = (offer: string) => {
    const before = text.slice(0, text.length - typed.length).trim()
    if (add(before === '' ? offer : `${before} ${offer}`)) setText('')
  }
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        if (add(text)) setText('')
      }}
    >
      <TextField
        label={messages.addItems}
        hideLabel
        placeholder={messages.addItemsExample}
        value={text}
        error={problem}
        enterKeyHint="done"
        autoComplete="off"
        onPaste={paste}
        onFocus={() => setIsOpen(true)}
        onBlur={leave}
        onChange={(next) => {
          setText(next)
          setProblem(null)
        }}
        end={<IconButton type="submit" label={messages.add} icon={<Plus />} />}
      />
      {offers.length > 0 ? (
        // A press must not take the focus, and the keyboard of a phone, from the field.
        <Offers role="group" aria-label={messages.boughtBefore} onPointerDown={(event) => event.preventDefault()}>
          {offers.map((offer) => (
            <Button
              key={offer}
              icon={<Plus aria-hidden="true" />}
              aria-label={messages.addAgain({ item: offer })}
              onBlur={leave}
              onClick={() => complete(offer)}
            >
              <bdi>{offer}</bdi>
            </Button>
          ))}
        </Offers>
      ) : null}
    </Form>
  )
}

/* What was bought before stands above the field, which stays under the thumb. */
const Form = styled.form`
  ${screenOnly}
  display: flex;
  flex-direction: column-reverse;
  gap: ${space[2]};
  width: 100%;
  max-width: ${measure.wideForm};
`

const Offers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  & > button {
    padding-inline: ${space[3]};
  }
`
