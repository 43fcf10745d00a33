import styled from 'styled-components'
import { calledBy } from '../../live/forWhom'
import type { Table } from '../../live/useTable'
import type { Category, Row } from '../../plan/plan'
import { color } from '../../styles/themes'
import { line, radius, space } from '../../styles/tokens'
import { Heading } from '../../ui/Text'
import { messages } from './messages'
import type { ServingFragment } from './operations.generated'
import type { RowPeople } from '../useRowPeople'
import { VersionsOffer } from './VersionsOffer'

interface AdaptedForProps {
  category: Category
  entry: Row
  table: Table
  /** Meals that the category has. */
  count: number
  /** The versions in which the meal can be put before those who eat it; none while they are not known. */
  servings: readonly ServingFragment[]
  hasVersions: boolean
  people: RowPeople
}

/** What of a meal was adapted, for whom, in sentences, and the offer of two versions; nothing where nothing was. */
export function AdaptedFor({ category, entry, table, count, servings, hasVersions, people }: AdaptedForProps) {
  const { swaps } = entry
  if (swaps.length === 0) return null
  const adapted = servings.filter(({ version }) => version.isAdapted)
  const ids = new Set(adapted.flatMap(({ eaters }) => eaters.map(({ id }) => id)))
  const names = table.isShared ? table.members.filter(({ id }) => ids.has(id)).map(calledBy) : []
  const meets = [...new Set(adapted.flatMap((serving) => serving.meets))]
  return (
    <Root>
      <Heading level={3} look="body">
        {names.length > 0 ? messages.adaptedFor({ names, meets }) : messages.adaptedForYou}
      </Heading>
      <ul role="list">
        {swaps.map(({ from, to, note }) => (
          <li key={from}>
            <Sentence>{messages.swapped({ from, to })}</Sentence> {note}
          </li>
        ))}
      </ul>
      {table.isShared && !hasVersions ? (
        <VersionsOffer
          category={category}
          entry={entry}
          table={table}
          count={count}
          onVersions={(versions) => people.setVersions(entry.id, versions)}
        />
      ) : null}
    </Root>
  )
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-inline-start: ${line.strong} solid ${color.stateMark};
  border-radius: ${radius.small};
  background: ${color.stateSoft};
  color: ${color.onStateSoft};

  & > h3 {
    font-family: inherit;
  }

  & > ul {
    display: flex;
    flex-direction: column;
    gap: ${space[1]};
    list-style: none;
  }
`

const Sentence = styled.span`
  display: inline-block;

  &::first-letter {
    text-transform: uppercase;
  }
`
