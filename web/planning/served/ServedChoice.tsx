import { X } from 'lucide-react'
import { useMemo } from 'react'
import styled from 'styled-components'
import { SERVED_ROLES, type ServedRole } from '../../../schema/servedWith'
import type { Category, Row } from '../../plan/plan'
import { space } from '../../styles/tokens'
import { Button } from '../../ui/Button'
import { GroupedPicker, type PickerGroup } from '../../ui/GroupedPicker'
import { late } from '../../ui/late'
import type { PickerControlProps } from '../../ui/PickerControl'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { messages } from './messages'
import { type ServedPick, ServedPickContext } from './servedPick'
import { useServe } from './useServe'

const control = late<PickerControlProps>(async () => (await import('./ServedPicker')).ServedPicker)
const NO_GROUPS: readonly PickerGroup[] = []

interface ServedChoiceProps {
  category: Category
  entry: Row
}

/** What is served with the meal of a row: a side and a dessert, to choose and to remove (docs/product.md PLAN-101). */
export function ServedChoice(props: ServedChoiceProps) {
  return (
    <Root>
      {SERVED_ROLES.map((role) => (
        <Choice key={role} role={role} {...props} />
      ))}
    </Root>
  )
}

function Choice({ role, category, entry }: ServedChoiceProps & { role: ServedRole }) {
  const serve = useServe()
  const present = entry[role]
  const pick = useMemo(
    (): ServedPick => ({ role, category, entry, onDish: (dish) => serve(entry.id, role, dish) }),
    [role, category, entry, serve],
  )
  return (
    <Line>
      <ServedPickContext value={pick}>
        <GroupedPicker
          label={present ? messages.chosen[role] : messages.add[role]}
          groups={NO_GROUPS}
          value={present?.uniqueId ?? null}
          chosenOption={present ? { value: present.uniqueId, label: present.name, picture: present.picture } : null}
          onChange={() => {}}
          placeholder={messages.choose[role]}
          searchLabel={messages.search[role]}
          emptyText={messages.noMatch[role]}
          control={control}
        />
      </ServedPickContext>
      {present ? (
        <Button variant="quiet" icon={<X aria-hidden="true" />} onClick={() => serve(entry.id, role, null)}>
          <span>
            {messages.remove}
            <VisuallyHidden>{messages.ofDish(present)}</VisuallyHidden>
          </span>
        </Button>
      ) : null}
    </Line>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[6]};
`

const Line = styled.div`
  display: flex;
  flex: 1 1 14rem;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[2]};
  max-width: 26rem;

  & > :first-child {
    flex: 1 1 12rem;
  }
`
