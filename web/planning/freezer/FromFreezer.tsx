import { servesFrozen } from '../../live/cupboard/freezerView'
import { useCupboard } from '../../live/cupboard/useCupboard'
import { useRead } from '../../live/useRead'
import { planMessages } from '../../plan/messages'
import { plannedRows, type Row } from '../../plan/plan'
import { usePlan } from '../../plan/PlannerContext'
import { keptOwner } from '../../session/deviceOwner'
import { Select } from '../../ui/Select'
import { useSetOther } from '../other/useSetOther'
import { messages } from './messages'

/** Puts something from the freezer into a row (docs/product.md WEEK-20); nothing where nothing is there. */
export default function FromFreezer({ entry }: { entry: Row }) {
  const { view } = useCupboard(keptOwner())
  useRead('cupboard')
  const { plan } = usePlan()
  const onOther = useSetOther()
  const dishes = servesFrozen(view.freezer)
  const { frozen } = entry.other ?? {}
  const wanted = plannedRows(plan)
    .filter((row) => row.entry.other?.frozen === frozen)
    .reduce((sum, row) => sum + row.entry.numServes, 0)
  const there = frozen === undefined ? 0 : (dishes.get(frozen)?.serves ?? 0)
  if (dishes.size === 0 && frozen === undefined) return null
  return (
    <Select
      label={messages.fromFreezer}
      hint={frozen !== undefined && wanted > there ? messages.tooFew({ wanted, there }) : messages.fromFreezerHint}
      placeholder={messages.chooseFrozen}
      options={[...dishes.values()].map(({ uniqueId, name, serves }) => ({
        value: uniqueId,
        label: messages.dish({ name, serves: planMessages.serves({ count: serves }) }),
      }))}
      value={frozen !== undefined && dishes.has(frozen) ? frozen : null}
      onChange={(uniqueId) => {
        const { name = '', plate } = dishes.get(uniqueId) ?? {}
        onOther(entry.id, { frozen: uniqueId }, { name, plate })
      }}
    />
  )
}
