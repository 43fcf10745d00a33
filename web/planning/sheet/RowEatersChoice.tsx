import styled from 'styled-components'
import { calledBy } from '../../live/forWhom'
import type { Table } from '../../live/useTable'
import type { Category, Row } from '../../plan/plan'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import { MemberFace } from '../../ui/MemberFace'
import { messages } from './messages'
import { space } from '../../styles/tokens'
import type { RowPeople } from '../useRowPeople'

export interface RowEatersChoiceProps {
  category: Category
  row: number
  entry: Row
  table: Table
  /** Whether the row is one of several versions of a meal. */
  hasVersions: boolean
  people: RowPeople
}

/** Chooses who eats a row. */
export function RowEatersChoice({ category, row, entry, table, hasVersions, people }: RowEatersChoiceProps) {
  const named = entry.eaters ?? null
  const ids = table.eatersOf(category, named).map(({ id }) => id)
  const toggle = (id: string, isOn: boolean) =>
    people.setEaters(entry.id, isOn ? [...ids, id] : ids.filter((one) => one !== id))
  return (
    <>
      <div role="group" aria-label={messages.whoEatsRow({ category, row })}>
        <Checkbox
          label={messages.allWhoEat({ category })}
          checked={named === null}
          mixed={named !== null}
          onChange={() => people.setEaters(entry.id, named === null ? ids.slice(0, 1) : null)}
        />
        {table.members.map((member) => (
          <Checkbox
            key={member.id}
            label={
              <Person>
                <MemberFace name={member.name} size="tiny" />
                {calledBy(member)}
              </Person>
            }
            checked={ids.includes(member.id)}
            // Someone has to eat it.
            disabled={ids.length === 1 && ids[0] === member.id}
            onChange={(isOn) => toggle(member.id, isOn)}
          />
        ))}
        <Checkbox
          label={messages.followPortions({ count: table.servesOf(category, named) })}
          checked={entry.followsPortions ?? false}
          onChange={(isOn) => people.followPortions(entry.id, isOn)}
        />
      </div>
      {hasVersions ? <Button onClick={() => people.join(entry.id)}>{messages.join}</Button> : null}
    </>
  )
}

const Person = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  overflow-wrap: anywhere;
`
