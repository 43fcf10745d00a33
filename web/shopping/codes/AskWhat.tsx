import { useState } from 'react'
import { foldText } from '../../../schema/foldText'
import { compareNames } from '../../../schema/text/compareNames'
import { Button } from '../../ui/Button'
import { Answers, AskFrame } from '../../ui/scan/AskFrame'
import { TextField } from '../../ui/TextField'
import type { Entry } from '../entries'
import { FieldForm } from '../FieldForm'
import { isDone } from './matchCode'
import { messages } from './messages'
import type { Scans } from './useScans'

export interface AskWhatProps {
  code: string
  entries: readonly Entry[]
  scans: Pick<Scans, 'choose' | 'name' | 'skip'>
}

/** Asks once what a code is: a line of the list, or a name. What is typed narrows the lines (docs/product.md SHOP-67). */
export function AskWhat({ code, entries, scans: { choose, name, skip } }: AskWhatProps) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const begun = ` ${foldText(text)}`
  const lines = entries
    .filter((one) => !isDone(one) && ` ${foldText(one.name)}`.includes(begun))
    .sort((one, other) => compareNames(one.name, other.name))
  return (
    <AskFrame title={messages.ask} code={code} onSkip={skip}>
      <FieldForm
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setProblem(name(text))
        }}
      >
        <TextField
          label={messages.name}
          placeholder={messages.nameExample}
          autoComplete="off"
          enterKeyHint="done"
          value={text}
          error={problem}
          onChange={(next) => {
            setText(next)
            setProblem(null)
          }}
        />
        <Button type="submit" variant="primary">
          {messages.save}
        </Button>
      </FieldForm>
      <Answers
        label={messages.lines}
        answers={lines.map((entry) => ({ key: entry.key, name: entry.name, onPress: () => choose(entry) }))}
      />
    </AskFrame>
  )
}
