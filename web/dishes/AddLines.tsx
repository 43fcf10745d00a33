import { useApolloClient } from '@apollo/client/react'
import { Plus } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import styled from 'styled-components'
import { LIMITS } from '../../schema/limits'
import { space } from '../styles/tokens'
import { useAlerts } from '../ui/alerts'
import { Button } from '../ui/Button'
import { TextField } from '../ui/TextField'
import { toFormLines, type FormLine } from './dishForm'
import { messages } from './messages'
import { ReadDishDocument } from './operations.generated'

/** Reads one more ingredient line in the way that the whole recipe was read. */
export function AddLines({ onAdd }: { onAdd: (lines: FormLine[]) => void }) {
  const client = useApolloClient()
  const alerts = useAlerts()
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)

  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '' || busy) return
    setBusy(true)
    try {
      const input = { text: `Ingredients\n${text}` }
      const { data } = await client.mutate({ mutation: ReadDishDocument, variables: { input }, fetchPolicy: 'no-cache' })
      const lines = data?.readDish.draft?.lines ?? []
      if (lines.length === 0) alerts.error(data?.readDish.errors[0]?.message ?? messages.lineFailed)
      else {
        onAdd(toFormLines(lines, 1))
        setText('')
      }
    } catch {
      alerts.error(messages.lineFailed)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Root onSubmit={(event) => void add(event)}>
      <TextField
        label="Another ingredient"
        placeholder="2 tbsp olive oil"
        autoComplete="off"
        maxLength={LIMITS.dishLineLength}
        value={text}
        onChange={setText}
      />
      <Button type="submit" icon={<Plus aria-hidden="true" />} busy={busy}>
        Add
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
