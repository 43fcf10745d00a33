import { Plus } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import styled from 'styled-components'
import { LIMITS } from '../../schema/limits'
import type { Measures } from '../apollo/schemaTypes.generated'
import { space } from '../styles/tokens'
import { useAlerts } from '../ui/alerts'
import { Button } from '../ui/Button'
import { TextField } from '../ui/TextField'
import { toFormLines, type FormLine } from './formLines'
import { messages } from './messages'
import { useReadDishMutation } from './operations.generated'

export interface AddLinesProps {
  /** Whose cups and spoons the recipe's own lines mean. */
  measures: Measures | null
  onAdd: (lines: FormLine[]) => void
}

/** Reads more ingredient lines, as the recipe's own were read. */
export function AddLines({ measures, onAdd }: AddLinesProps) {
  const alerts = useAlerts()
  const [text, setText] = useState('')
  const [readDish, { loading }] = useReadDishMutation({
    onCompleted: ({ readDish: { draft, errors } }) => {
      if (!draft || draft.lines.length === 0) {
        alerts.error(errors[0]?.message ?? messages.lineFailed)
        return
      }
      onAdd(toFormLines(draft.lines, 1))
      setText('')
    },
    onError: () => alerts.error(messages.lineFailed),
  })

  const add = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '' && !loading)
      void readDish({ variables: { input: { text: `Ingredients\n${text}`, measures } } })
  }

  return (
    <Root onSubmit={add}>
      <TextField
        label={messages.anotherIngredient}
        placeholder={messages.lineExample}
        autoComplete="off"
        maxLength={LIMITS.dishLineLength}
        value={text}
        onChange={setText}
      />
      <Button type="submit" icon={<Plus aria-hidden="true" />} busy={loading}>
        {messages.add}
      </Button>
    </Root>
  )
}

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space[2]};
`
