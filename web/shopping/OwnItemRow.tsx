import { PencilLine, Trash2 } from 'lucide-react'
import { memo, useState } from 'react'
import styled from 'styled-components'
import { type OwnPrices, productOfItem } from '../../schema/ownPrices'
import { screenOnly } from '../styles/mixins'
import { color } from '../styles/themes'
import { space } from '../styles/tokens'
import { Button } from '../ui/Button'
import { TextField } from '../ui/TextField'
import { isSameEntry, type OwnEntry } from './entries'
import { PriceForm } from './habits/PriceForm'
import { ListRow } from './ListRow'
import { MoveItem } from './lists/MoveItem'
import { messages } from './messages'
import { type OwnItemEdits, textProblem } from './ownItemEdits'
import { RowPhoto } from './photos/RowPhoto'
import { RowExtras } from './RowExtras'
import { Ticker, tickerWords } from './Ticker'

/** The functions are the same for every row. */
export interface OwnItemRowProps {
  entry: OwnEntry
  /** Name of the other member who ticked it; null for none. */
  ticker: string | null
  onToggle: (entry: OwnEntry) => void
  /** It was looked for and is here. */
  pointed: boolean
  edits: OwnItemEdits
  /** What the household pays. */
  prices: OwnPrices
}

/** Something that comes from no meal: its fold changes its words and takes it off the list (docs/product.md SHOP-29). */
export const OwnItemRow = memo(
  function OwnItemRow({ entry, ticker, onToggle, pointed, edits, prices }: OwnItemRowProps) {
    const { name, amount, isNeeded, isTicked } = entry
    return (
      <ListRow
        rowKey={entry.key}
        ticked={isTicked}
        onToggle={() => onToggle(entry)}
        label={[
          amount === null ? name : messages.item({ name, amount }),
          ...(isNeeded ? [messages.isNeeded] : []),
          ...tickerWords(ticker),
        ].join(', ')}
        title={amount === null ? name : messages.ownTitle({ amount, name })}
        notes={[pointed ? messages.isHere : null, isNeeded ? messages.isNeeded : null]}
        note={entry.note}
        picture={
          <Mark>
            <PencilLine aria-hidden="true" />
          </Mark>
        }
        by={<Ticker name={ticker} />}
        pointed={pointed}
        aside={<RowPhoto entry={entry} />}
        foldLabel={messages.changeItem({ name })}
        fold={(close) => (
          <>
            <Editor entry={entry} edits={edits} onDone={close} />
            <RowExtras entry={entry} />
            <MoveItem entry={entry} />
            <PriceForm packs={[{ product: productOfItem(entry.text), count: 1, text: entry.text }]} prices={prices} />
          </>
        )}
      />
    )
  },
  (one, other) =>
    isSameEntry(one.entry, other.entry) &&
    one.ticker === other.ticker &&
    one.onToggle === other.onToggle &&
    one.pointed === other.pointed &&
    one.edits === other.edits &&
    one.prices === other.prices,
)

function Editor({ entry, edits, onDone }: { entry: OwnEntry; edits: OwnItemEdits; onDone: () => void }) {
  const [text, setText] = useState(entry.text)
  const [problem, setProblem] = useState<string | null>(null)
  const save = () => {
    const found = textProblem(text)
    setProblem(found)
    if (found !== null) return
    edits.change(entry, text)
    onDone()
  }
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextField label={messages.itemText} value={text} error={problem} enterKeyHint="done" onChange={setText} />
      <Buttons>
        <Button type="submit">{messages.saveItem}</Button>
        <Button
          variant="quiet"
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => edits.remove(entry)}
          aria-label={messages.removeItem({ name: entry.name })}
        >
          {messages.remove}
        </Button>
      </Buttons>
    </Form>
  )
}

const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  color: ${color.textMuted};
  ${screenOnly}

  & > svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`

const Form = styled.form`
  ${screenOnly}
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding: 0 ${space[3]} ${space[4]};
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`
