import styled from 'styled-components'
import { calledBy } from '../live/forWhom'
import type { Table } from '../live/useTable'
import { LIMITS } from '../../schema/limits'
import { type Category, CATEGORY_ENUM, type Entry, type Row } from '../plan/plan'
import { toEntry, toPlannedEntry } from '../plan/planAnswer'
import { factsOf } from '../plan/rowFacts'
import { color } from '../styles/themes'
import { space, weight } from '../styles/tokens'
import { Button } from '../ui/Button'
import { messages } from './messages'
import { type MealVersionsQuery, useMealVersionsQuery } from './operations.generated'

type Version = MealVersionsQuery['mealVersions'][number]

export interface VersionsOfferProps {
  category: Category
  entry: Row
  table: Table
  /** Meals that the category has. */
  count: number
  /** Puts these rows into the place of the meal's. */
  onVersions: (versions: readonly Entry[]) => void
}

/**
 * Offers to cook an adapted meal in two versions where it suits some of those who eat it as it is, or as it is where that
 * suits all of them (docs/product.md PLAN-51).
 */
export function VersionsOffer({ category, entry, table, count, onVersions }: VersionsOfferProps) {
  const { data } = useMealVersionsQuery({
    variables: {
      meal: entry.uniqueId,
      category: CATEGORY_ENUM[category],
      eaters: entry.eaters ? [...entry.eaters] : null,
    },
    // Answers change what suits whom.
    fetchPolicy: 'network-only',
  })
  const versions = data?.mealVersions ?? []
  const [only] = versions
  if (versions.length === 1 && only && only.entry.swaps.length === 0)
    return (
      <Root>
        <p>{messages.suitsAsItIs}</p>
        <Button onClick={() => onVersions([{ ...toEntry(only.entry), numServes: entry.numServes, ...factsOf(entry) }])}>
          {messages.cookAsItIs}
        </Button>
      </Root>
    )
  if (versions.length < 2) return null
  const hasPlace = count + versions.length - 1 <= LIMITS.mealsPerCategory
  return (
    <Root>
      <strong>{messages.versionsTitle}</strong>
      <ul>
        {versions.map((version) => (
          <li key={version.entry.uniqueId}>
            {sayVersion(version)}: {namesIn(version, table)}
          </li>
        ))}
      </ul>
      {hasPlace ? (
        <Button onClick={() => onVersions(versions.map((one) => toPlannedEntry(one.entry)))}>
          {messages.cookVersions}
        </Button>
      ) : (
        <p>{messages.noPlaceForVersion}</p>
      )}
    </Root>
  )
}

function sayVersion({ entry, eaters, meets }: Version): string {
  const count = eaters.length
  return entry.swaps.length === 0 ? messages.versionAsItIs({ count }) : messages.versionWith({ count, meets })
}

const namesIn = ({ eaters }: Version, { members }: Table): string =>
  members
    .filter(({ id }) => eaters.includes(id))
    .map(calledBy)
    .join(', ')

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  overflow-wrap: anywhere;

  & > strong {
    font-weight: ${weight.strong};
  }

  & > ul {
    padding-inline-start: ${space[5]};
    color: ${color.textMuted};
  }
`
