import styled from 'styled-components'
import { calledBy } from '../../live/forWhom'
import type { Table } from '../../live/useTable'
import { LIMITS } from '../../../schema/limits'
import { type Category, CATEGORY_ENUM, type Entry, type Row } from '../../plan/plan'
import { toEntry } from '../../plan/planAnswer'
import { factsOf } from '../../plan/rowFacts'
import { color } from '../../styles/themes'
import { space, weight } from '../../styles/tokens'
import { Button } from '../../ui/Button'
import { platePath } from '../../ui/platePath'
import { messages } from './messages'
import { type MealVersionsQuery, type ServingFragment, useMealVersionsQuery } from './operations.generated'

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
      id: `${VERSION}${entry.uniqueId}`,
      category: CATEGORY_ENUM[category],
      eaters: entry.eaters ? [...entry.eaters] : null,
    },
    // Answers change what suits whom.
    fetchPolicy: 'network-only',
  })
  const servings = data ? servingsIn(data) : []
  const [only] = servings
  if (servings.length === 1 && only && !only.version.isAdapted)
    return (
      <Root>
        <p>{messages.suitsAsItIs}</p>
        <Button onClick={() => onVersions([{ ...entryOf(only, entry), ...factsOf(entry) }])}>
          {messages.cookAsItIs}
        </Button>
      </Root>
    )
  if (servings.length < 2) return null
  const hasPlace = count + servings.length - 1 <= LIMITS.mealsPerCategory
  const versions = servings.map((serving, index): Entry => ({
    ...entryOf(serving, entry),
    numServes: serving.serves,
    ...factsOf({ eaters: serving.eaters.map(({ id }) => id), followsPortions: true, isVersion: index > 0 }),
  }))
  return (
    <Root>
      <strong>{messages.versionsTitle}</strong>
      <ul>
        {servings.map((serving) => (
          <li key={serving.version.id}>
            {sayVersion(serving)}: {namesIn(serving, table)}
          </li>
        ))}
      </ul>
      {hasPlace ? (
        <Button onClick={() => onVersions(versions)}>{messages.cookVersions}</Button>
      ) : (
        <p>{messages.noPlaceForVersion}</p>
      )}
    </Root>
  )
}

/** What the id of a version begins with, before the name that plans have for it. */
const VERSION = 'RecipeVersion:'

/** None where the meal is gone. */
function servingsIn({ node }: MealVersionsQuery): readonly ServingFragment[] {
  return (node as Extract<MealVersionsQuery['node'], { suits: unknown }> | null)?.suits?.servings ?? []
}

/** The meal of a row in another version, as it is without who eats it. */
function entryOf({ version: { id, name, isAdapted, plate, swaps } }: ServingFragment, row: Row): Entry {
  return {
    ...toEntry({ ...row, swaps: [] }),
    name,
    uniqueId: id.slice(VERSION.length),
    isCustomised: isAdapted,
    plate: platePath(plate) ?? '',
    swaps: swaps.map(({ from, to, note }) => ({ from: from.name, to: to?.name ?? null, note })),
  }
}

function sayVersion({ version, eaters, meets }: ServingFragment): string {
  const count = eaters.length
  return version.isAdapted ? messages.versionWith({ count, meets }) : messages.versionAsItIs({ count })
}

const namesIn = ({ eaters }: ServingFragment, { members }: Table): string =>
  members
    .filter(({ id }) => eaters.some((eater) => eater.id === id))
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
