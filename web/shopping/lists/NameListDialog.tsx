import { useId, useState } from 'react'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { TextField } from '../../ui/TextField'
import type { NamedList } from '../listView'
import { messages } from './messages'
import type { Lists } from './useLists'

export interface NameListDialogProps {
  lists: Pick<Lists, 'name'>
  /** The list that gets another name; null for a new one. */
  list: NamedList | null
  onClose: () => void
}

/** Asks for the name of a list (docs/product.md SHOP-60). */
export default function NameListDialog({ lists: { name: nameIt }, list, onClose }: NameListDialogProps) {
  const formId = useId()
  const [given, setGiven] = useState(list?.name ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const title = list ? messages.renameList : messages.newList
  const save = () => {
    const found = nameIt(list, given)
    if (found !== null) return setProblem(found)
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button type="submit" form={formId} variant="primary">
            {list ? messages.save : messages.create}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        aria-label={title}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          label={messages.name}
          placeholder={messages.nameExample}
          autoComplete="off"
          value={given}
          error={problem}
          onChange={(value) => {
            setGiven(value)
            setProblem(null)
          }}
        />
      </form>
    </Dialog>
  )
}
