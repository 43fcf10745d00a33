import { useState } from 'react'
import { amountWithUnit, keepAmountsTogether } from '../../plan/amountText'
import { Button } from '../../ui/Button'
import { CheckboxGroup } from '../../ui/CheckboxGroup'
import { Dialog } from '../../ui/Dialog'
import { useCupboardActs } from '../cupboardActs'
import type { LineEntry } from '../entries'
import { messages } from './messages'

export interface StaplesDialogProps {
  staples: readonly LineEntry[]
  /** Called when nothing was answered. */
  onClose: () => void
  onAnswered: () => void
}

/** All that keeps and is to be bought, with a box for what is at home. */
export default function StaplesDialog({ staples, onClose, onAnswered }: StaplesDialogProps) {
  const { have } = useCupboardActs()
  const [had, setHad] = useState<string[]>([])

  const answer = () => {
    for (const { item } of staples) if (had.includes(item.slug)) have(item)
    onAnswered()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={messages.title}
      description={messages.hint}
      actions={
        <Button onClick={answer}>{messages.done({ had: had.length, rest: staples.length - had.length })}</Button>
      }
    >
      <CheckboxGroup
        label={messages.have}
        value={had}
        onChange={setHad}
        options={[...new Map(staples.map((entry) => [entry.item.slug, entry])).values()].map(
          ({ name, item: { slug, toBuy, measurementUnit } }) => ({
            value: slug,
            label: <bdi>{name}</bdi>,
            hint: toBuy === 0 ? undefined : keepAmountsTogether(amountWithUnit(toBuy, measurementUnit)),
          }),
        )}
      />
    </Dialog>
  )
}
