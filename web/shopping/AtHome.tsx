import { Refrigerator } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { amountWithUnit } from '../plan/amountText'
import { readAmount } from '../plan/typedAmounts'
import { screenOnly } from '../styles/mixins'
import { size, space } from '../styles/tokens'
import { Button } from '../ui/Button'
import { TextField } from '../ui/TextField'
import type { ListItem } from './areas'
import { useCupboardActs } from './cupboardActs'
import { smallUnit } from './linesAtHome'
import { messages } from './messages'

/** In a line's opened part: how much of it is at home, and ways to say that all, some or none of it is. */
export function AtHome({ item }: { item: ListItem }) {
  const acts = useCupboardActs()
  const [asks, setAsks] = useState(false)
  const { atHome, toBuy, isAtHome, measurementUnit } = item
  const partly = atHome > 0 && !isAtHome
  return (
    <Root>
      {isAtHome ? <span>{messages.cupboard.enough}</span> : null}
      {partly ? (
        <bdi>
          {messages.cupboard.partly({
            there: amountWithUnit(atHome, measurementUnit),
            rest: amountWithUnit(toBuy, measurementUnit),
          })}
        </bdi>
      ) : null}
      <Buttons>
        {isAtHome ? null : (
          <>
            <Button icon={<Refrigerator aria-hidden="true" />} onClick={() => acts.have(item)}>
              {messages.cupboard.have}
            </Button>
            {item.amount > 0 && !asks ? (
              <Button variant="quiet" onClick={() => setAsks(true)}>
                {messages.cupboard.haveSome}
              </Button>
            ) : null}
          </>
        )}
        {isAtHome || partly ? (
          <Button variant="quiet" onClick={() => acts.haveNot(item)}>
            {messages.cupboard.haveNot}
          </Button>
        ) : null}
      </Buttons>
      {asks && !isAtHome ? (
        <SomeForm
          unit={smallUnit(measurementUnit)}
          onSay={(amount) => {
            acts.haveSome(item, amount)
            setAsks(false)
          }}
        />
      ) : null}
    </Root>
  )
}

interface SomeFormProps {
  unit: string
  onSay: (amount: number) => void
}

/** One small field: the keys of figures, and what is typed counts with Enter. */
function SomeForm({ unit, onSay }: SomeFormProps) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  // The button that opened the form is gone, and the focus with it.
  useEffect(() => field.current?.focus(), [])
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        const amount = readAmount(text)
        if (amount === null || Number.isNaN(amount)) setProblem(messages.cupboard.notAmount)
        else onSay(amount)
      }}
    >
      <TextField
        label={messages.cupboard.someIn({ unit })}
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        ref={field}
        value={text}
        error={problem}
        onChange={(next) => {
          setText(next)
          setProblem(null)
        }}
      />
      <Button type="submit">{messages.cupboard.saySome}</Button>
    </Form>
  )
}

const Root = styled.div`
  ${screenOnly}
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  margin: 0 ${space[3]} ${space[3]};
  font-size: ${size.small};
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`

const Form = styled.form`
  display: flex;
  align-items: start;
  gap: ${space[2]};

  & > :first-child {
    flex: 1;
    max-width: 14rem;
  }

  /* Beside the field, below its label. */
  & > button {
    margin-block-start: 1.55rem;
  }
`
