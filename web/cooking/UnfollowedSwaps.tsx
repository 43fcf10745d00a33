import { Text } from '../ui/Text'
import { messages } from './messages'
import type { AdaptedSwapFragment } from './operations.generated'

/** What is used in the place of what the steps of an own dish name; nothing where they follow every swap. */
export function UnfollowedSwaps({ swaps }: { swaps: readonly Pick<AdaptedSwapFragment, 'from' | 'to'>[] }) {
  return swaps.map(({ from, to }) => <Text key={from}>{messages.stepsSwapped({ from, to })}</Text>)
}
