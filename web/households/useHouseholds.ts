import { type OwnHouseholdFragment, useHouseholdsQuery } from './operations.generated'

const NONE: readonly OwnHouseholdFragment[] = []

/** All households of the person, the first one first; empty until they were loaded (docs/product.md HH-28). */
export function useHouseholds(): readonly OwnHouseholdFragment[] {
  return useHouseholdsQuery({ fetchPolicy: 'cache-and-network' }).data?.viewer.households ?? NONE
}
