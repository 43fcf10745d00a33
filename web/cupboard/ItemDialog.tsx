import { useId, useState } from 'react'
import styled from 'styled-components'
import { planMessages } from '../plan/messages'
import { readAmount, showAmount } from '../plan/typedAmounts'
import { space } from '../styles/tokens'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { Picture } from '../ui/Picture'
import { Select } from '../ui/Select'
import { Stack } from '../ui/Stack'
import { TextField } from '../ui/TextField'
import { messages } from './messages'
import type { CupboardItemFragment } from './operations.generated'
import { unitsOf } from './units'
import type { Problem } from './useCupboard'

export interface ItemDialogProps {
  item: CupboardItemFragment
  busy: boolean
  onClose: () => void
  /** Stores it; the problems are shown at their fields. */
  onSave: (item: CupboardItemFragment) => Promise<readonly Problem[]>
}

/** How much of an ingredient there is, and until when it keeps. */
export function ItemDialog({ item, busy, onClose, onSave }: ItemDialogProps) {
  const formId = useId()
  const { ingredient } = item
  const units = unitsOf(ingredient)
  const [amount, setAmount] = useState(showAmount(item.amount))
  const [unit, setUnit] = useState(item.unit ?? units[0] ?? '')
  const [useBy, setUseBy] = useState(item.useBy ?? '')
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const errorAt = (field: string) => problems.find((problem) => problem.field?.endsWith(`.${field}`))?.message ?? null
  const change = (set: (value: string) => void) => (value: string) => {
    set(value)
    setProblems([])
  }

  const save = async () => {
    const much = readAmount(amount)
    if (Number.isNaN(much)) {
      setProblems([{ field: 'items[0].amount', message: messages.notAmount }])
      return
    }
    const kept = { amount: much, unit: much === null ? null : unit, useBy: useBy === '' ? null : useBy }
    const found = await onSave({ ...item, ...kept })
    setProblems(found)
    if (found.length === 0) onClose()
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
          <Button type="submit" form={formId} variant="primary" busy={busy}>
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
          if (!busy) void save()
        }}
      >
        <Much>
          <TextField
            label={messages.amount}
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onChange={change(setAmount)}
            error={errorAt('amount')}
          />
          <Select
            label={messages.unit}
            options={units.map((value) => ({ value, label: unitLabel(value) }))}
            value={unit}
            onChange={change(setUnit)}
            error={errorAt('unit')}
          />
        </Much>
        <TextField
          label={messages.useBy}
          type="date"
          value={useBy}
          onChange={change(setUseBy)}
          error={errorAt('useBy')}
        />
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
