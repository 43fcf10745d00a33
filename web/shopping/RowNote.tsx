import { PencilLine } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { countCharacters, NOTE_LIMITS, noteText } from '../../schema/noteText'
import { Button } from '../ui/Button'
import { TextField } from '../ui/TextField'
import type { Entry } from './entries'
import { FieldForm } from './FieldForm'
import { messages } from './messages'
import { useWriteNote } from './noteActs'

/** In an opened row: a button that opens a field for what is noted on it (docs/product.md SHOP-58). */
export function RowNote({ entry }: { entry: Entry }) {
  const write = useWriteNote()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  // The field is gone, and the focus with it.
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (isOpen)
    return (
      <Field>
        <NoteForm
          entry={entry}
          onWrite={(text) => {
            write(entry, text)
            setOpen(false)
          }}
          onLeave={() => setOpen(false)}
        />
      </Field>
    )
  return (
    <Button
      ref={button}
      variant="quiet"
      icon={<PencilLine aria-hidden="true" />}
      aria-label={messages.noteButton({ name: entry.name, isNew: entry.note === null })}
      onClick={() => setOpen(true)}
    >
      {entry.note === null ? messages.addNote : messages.changeNote}
    </Button>
  )
}

interface NoteFormProps {
  entry: Entry
  onWrite: (text: string) => void
  onLeave: () => void
}

/** One field: Enter writes, Escape leaves what there is. */
function NoteForm({ entry, onWrite, onLeave }: NoteFormProps) {
  const [text, setText] = useState(entry.note ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <FieldForm
      onSubmit={(event) => {
        event.preventDefault()
        if (countCharacters(noteText(text)) > NOTE_LIMITS.length) setProblem(messages.noteTooLong())
        else onWrite(text)
      }}
    >
      <TextField
        label={messages.note}
        aria-label={messages.noteOn({ name: entry.name })}
        placeholder={messages.noteExample}
        enterKeyHint="done"
        autoComplete="off"
        ref={field}
        value={text}
        error={problem}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Escape' && !nativeEvent.isComposing) onLeave()
        }}
        onChange={(next) => {
          setText(next)
          setProblem(null)
        }}
      />
      <Button type="submit" aria-label={messages.saveNote({ name: entry.name })}>
        {messages.saveItem}
      </Button>
    </FieldForm>
  )
}

const Field = styled.div`
  flex: 1 1 100%;
`
