import { useState } from 'react'
import { amountWithUnit, keepAmountsTogether } from '../../plan/amountText'
import { useAlerts } from '../../ui/alerts'
import { Button } from '../../ui/Button'
import { CheckboxGroup } from '../../ui/CheckboxGroup'
import { Dialog } from '../../ui/Dialog'
import type { LineEntry } from '../entries'
import { useHaveAtHomeMutation } from '../operations.generated'
import { messages } from './messages'

export interface StaplesDialogProps {
  staples: readonly LineEntry[]
  /** Called when nothing was answered. */
  onClose: () => void
  onAnswered: () => void
}

/** All that keeps and is to be bought, with a box for what is at home. The answer is stored in one call. */
export default function StaplesDialog({ staples, onClose, onAnswered }: StaplesDialogProps) {
  const alerts = useAlerts()
  const [had, setHad] = useState<string[]>([])
  const [have, { loading }] = useHaveAtHomeMutation({ refetchQueries: ['ShoppingList'] })

  const answer = async () => {
    const at = Date.now()
    const items = had.map((ingredient) => ({ ingredient, at }))
    try {
      const outcome = items.length === 0 ? null : (await have({ variables: { items } })).data?.keepInCupboard
      const [wrong] = outcome === undefined ? [{ message: messages.failed }] : (outcome?.errors ?? [])
      if (wrong) alerts.error(wrong.message)
      else onAnswered()
    } catch {
      alerts.error(messages.failed)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={messages.title}
      description={messages.hint}
      actions={
        <Button busy={loading} onClick={() => void answer()}>
          {messages.done({ had: had.length, rest: staples.length - had.length })}
        </Button>
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
