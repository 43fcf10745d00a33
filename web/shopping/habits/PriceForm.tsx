import { useState } from 'react'
import styled from 'styled-components'
import { costOf, type OwnPrices, type Priced } from '../../../schema/ownPrices'
import { screenOnly } from '../../styles/mixins'
import { size, space } from '../../styles/tokens'
import { alerts } from '../../ui/alerts'
import { Button } from '../../ui/Button'
import { TextField } from '../../ui/TextField'
import { FieldForm } from '../FieldForm'
import { useHabitsActs } from '../../live/habits/habitsActs'
import { messages } from './messages'
import { readCents } from './readCents'

export interface PriceFormProps {
  /** What has a price; `text` is one of it. */
  packs: readonly (Priced & { text: string })[]
  prices: OwnPrices
}

/** In an opened row: what one of it costs, to be remembered for the household (docs/product.md SHOP-48). */
export function PriceForm({ packs, prices }: PriceFormProps) {
  const acts = useHabitsActs()
  if (packs.length === 0) return null
  const cost = packs.length === 1 && packs[0]?.count === 1 ? null : costOf(packs, prices)
  return (
    <Root>
      {packs.map((pack) => (
        <PriceField
          key={pack.product}
          text={pack.text}
          cents={prices.get(pack.product) ?? null}
          onSave={(cents) => {
            acts.setPrice(pack.product, cents)
            alerts.info(cents === null ? messages.forgotten : messages.saved)
          }}
        />
      ))}
      {cost === null ? null : <bdi>{messages.costs({ cents: cost })}</bdi>}
    </Root>
  )
}

interface PriceFieldProps {
  text: string
  cents: number | null
  onSave: (cents: number | null) => void
}

function PriceField({ text: of, cents, onSave }: PriceFieldProps) {
  const [shown, setShown] = useState<number | null>(null)
  const [text, setText] = useState('')
  // Another member's price takes the place of the one that is shown.
  if (shown !== cents) {
    setShown(cents)
    setText(cents === null ? '' : messages.priceValue({ cents }))
  }
  const [problem, setProblem] = useState<string | null>(null)
  const save = () => {
    const read = readCents(text)
    setProblem(read === undefined ? messages.notPrice : null)
    if (read !== undefined && read !== cents) onSave(read)
  }
  return (
    <FieldForm
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextField
        label={messages.price({ of })}
        placeholder={messages.priceExample}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        value={text}
        error={problem}
        onChange={(next) => {
          setText(next)
          setProblem(null)
        }}
      />
      <Button type="submit">{messages.save}</Button>
    </FieldForm>
  )
}

const Root = styled.div`
  ${screenOnly}
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  margin: 0 ${space[3]} ${space[3]};
  font-size: ${size.small};
`
