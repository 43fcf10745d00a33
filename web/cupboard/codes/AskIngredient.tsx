import { useState } from 'react'
import type { KeptIngredientFragment } from '../../live/operations.generated'
import { Answers, AskFrame } from '../../ui/scan/AskFrame'
import { Text } from '../../ui/Text'
import { TextField } from '../../ui/TextField'
import { useFoundIngredients } from '../useFoundIngredients'
import { messages } from './messages'

export interface AskIngredientProps {
  code: string
  /** What the household calls it, where it knows it. */
  called: string | null
  owner: string
  onChoose: (ingredient: KeptIngredientFragment) => void
  onSkip: () => void
}

/** Asks once which ingredient a code is (docs/product.md CUP-15). */
export function AskIngredient({ code, called, owner, onChoose, onSkip }: AskIngredientProps) {
  const [text, setText] = useState('')
  const search = text.trim()
  const { found, loading } = useFoundIngredients(search, owner)
  return (
    <AskFrame title={called === null ? messages.ask : messages.askOf({ name: called })} code={code} onSkip={onSkip}>
      <TextField
        label={messages.search}
        placeholder={messages.example}
        type="search"
        autoComplete="off"
        value={text}
        onChange={setText}
      />
      {search !== '' && !loading && found.length === 0 ? <Text $muted>{messages.none}</Text> : null}
      <Answers
        label={messages.found}
        answers={found.map((one) => ({ key: one.slug, name: one.name, onPress: () => onChoose(one) }))}
      />
    </AskFrame>
  )
}
