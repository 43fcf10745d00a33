import { useId, useState } from 'react'
import styled from 'styled-components'
import type { Kept } from '../../schema/cupboardWords'
import type { CupboardItem } from '../live/cupboard/cupboardView'
import { planMessages } from '../plan/messages'
import { readAmount, showAmount } from '../plan/typedAmounts'
import { space } from '../styles/tokens'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { FormProblems, type Problem, problemAt } from '../ui/FormProblems'
import { Picture } from '../ui/Picture'
import { Select } from '../ui/Select'
import { Stack } from '../ui/Stack'
import { TextField } from '../ui/TextField'
import { keptProblems } from './keptProblems'
import { messages } from './messages'
import { unitsOf } from './units'

export interface ItemDialogProps {
  item: CupboardItem
  /** Whether the cupboard takes no further ingredient. */
  isFull: boolean
  onClose: () => void
  onSave: (kept: Kept) => void
}

/** How much of an ingredient there is, and until when it keeps. */
export function ItemDialog({ item, isFull, onClose, onSave }: ItemDialogProps) {
  const formId = useId()
  const { ingredient } = item
  const units = unitsOf(ingredient)
  const [amount, setAmount] = useState(showAmount(item.amount))
  const [unit, setUnit] = useState(item.unit ?? units[0] ?? 'g')
  const [useBy, setUseBy] = useState(item.useBy ?? '')
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      setProblems([])
    }

  const save = () => {
    const much = readAmount(amount)
    const kept = { amount: much, unit: much === null ? null : unit, useBy: useBy === '' ? null : useBy }
    const found = keptProblems(kept, isFull)
    setProblems(found)
    if (found.length > 0) return
    onSave(kept)
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={ingredient.name}
      picture={<Picture name={ingredient.picture} />}
      description={messages.dialogHint}
      actions={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button type="submit" form={formId} variant="primary">
            {messages.save}
          </Button>
        </>
      }
    >
      <Stack
        as="form"
        id={formId}
        aria-label={ingredient.name}
        noValidate
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault()
          save()
        }}
      >
        <Much>
          <TextField
            label={messages.amount}
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onChange={change(setAmount)}
            error={problemAt(problems, 'amount')}
          />
          <Select
            label={messages.unit}
            options={units.map((value) => ({ value, label: unitLabel(value) }))}
            value={unit}
            onChange={change(setUnit)}
          />
        </Much>
        <TextField
          label={messages.useBy}
          type="date"
          value={useBy}
          onChange={change(setUseBy)}
          error={problemAt(problems, 'useBy')}
        />
        <FormProblems problems={problems} fields={['amount', 'useBy']} />
      </Stack>
    </Dialog>
  )
}

function unitLabel(unit: string): string {
  return unit === 'piece' ? planMessages.pieces({ count: 2 }) : unit
}

const Much = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${space[3]};
  align-items: start;
`
