import { useState, type KeyboardEvent } from 'react'
import styled from 'styled-components'
import { space } from '../styles/tokens'
import { foldText } from '../../schema/foldText'
import { Button } from '../ui/Button'
import { TextField } from '../ui/TextField'
import { useFocusOnRemoval } from '../ui/useFocusOnRemoval'
import { type Answers, type Avoided, choicesIn, whoAvoids, withAvoided, wordsIn } from './answers'
import { Choice, Choices } from './Choice'
import { messages } from './messages'
import type { AskedFormFragment } from './operations.generated'

/** Choices at first, the most asked for. */
const FIRST = 16

interface WhatToAvoidProps {
  form: AskedFormFragment | null
  answers: Answers
  onChange: (answers: Answers) => void
}

/**
 * The second question: for whom, and what. The choices are those of the server's form, and a word that is none of them is an
 * ingredient where the form has a field for that (docs/product.md PLAN-85).
 */
export function WhatToAvoid({ form, answers, onChange }: WhatToAvoidProps) {
  const [whom, setWhom] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const [isWhole, setWhole] = useState(false)
  const { eaters } = answers
  const keys = whom === null ? eaters.map(({ key }) => key) : [whom]
  const word = typed.trim()
  const wanted = foldText(word)
  const options = (choicesIn(form)?.options ?? []).filter(({ label }) => foldText(label).includes(wanted))
  const isFirst = !isWhole && wanted === ''
  const shown = options.filter(
    ({ id }, index) => !isFirst || index < FIRST || whoAvoids(answers, 'options', id).length > 0,
  )
  const words = wordsIn(form) ? [...new Set(eaters.flatMap(({ key }) => answers.avoided[key]?.words ?? []))] : []
  const isNew = wordsIn(form) !== undefined && word.length > 1 && options.length === 0 && !words.includes(word)
  const toggle = (kind: keyof Avoided, value: string) => {
    onChange(withAvoided(answers, keys, kind, value))
    if (kind === 'words') setTyped('')
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || word === '') return
    event.preventDefault()
    if (isNew) toggle('words', word)
    else if (options[0]) toggle('options', options[0].id)
    setTyped('')
  }
  const choice = (kind: keyof Avoided, value: string, label: string) => {
    const those = whoAvoids(answers, kind, value)
    const asked = those.filter(({ key }) => keys.includes(key)).length
    const isAll = those.length === eaters.length
    const names = those.map(({ name }) => name || messages.you)
    return (
      <Choice
        key={value}
        isChosen={asked === keys.length || (asked > 0 && 'mixed')}
        onPress={() => toggle(kind, value)}
      >
        {those.length === 0 || isAll ? label : messages.chosenFor({ label, names })}
      </Choice>
    )
  }
  return (
    <>
      {eaters.length > 1 ? (
        <Whom role="group" aria-label={messages.forWhom}>
          <Choice isChosen={whom === null} onPress={() => setWhom(null)}>
            {messages.everyone}
          </Choice>
          {eaters.map(({ key, name }) => (
            <Choice key={key} isChosen={whom === key} onPress={() => setWhom(key)}>
              {name || messages.you}
            </Choice>
          ))}
        </Whom>
      ) : null}
      <TextField
        label={messages.search}
        hideLabel
        placeholder={messages.search}
        type="search"
        autoComplete="off"
        enterKeyHint="done"
        value={typed}
        onChange={setTyped}
        onKeyDown={pressKey}
      />
      <Choices role="group" aria-label={messages.avoid}>
        {words.map((one) => choice('words', one, messages.no({ word: one })))}
        {isNew ? choice('words', word, messages.no({ word })) : null}
        {shown.map(({ id, label }) => choice('options', id, label))}
      </Choices>
      {shown.length < options.length ? <ShowAll count={options.length} onPress={() => setWhole(true)} /> : null}
    </>
  )
}

/** Goes when it is pressed, and passes the focus on. */
function ShowAll({ count, onPress }: { count: number; onPress: () => void }) {
  return (
    <div ref={useFocusOnRemoval<HTMLDivElement>()}>
      <Button variant="quiet" onClick={onPress}>
        {messages.all({ count })}
      </Button>
    </div>
  )
}

const Whom = styled(Choices)`
  padding-block-end: ${space[1]};
`
