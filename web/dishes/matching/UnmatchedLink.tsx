import { ButtonLink } from '../../ui/ButtonLink'
import { messages } from './messages'
import { useUnmatchedCountQuery } from './operations.generated'

/** Leads to the words of one's recipes that nothing matches, where there are any (docs/product.md MOVE-11). */
export function UnmatchedLink() {
  const { data } = useUnmatchedCountQuery({ fetchPolicy: 'cache-and-network' })
  const count = data?.unmatchedLines.openCount ?? 0
  return count === 0 ? null : <ButtonLink to="/dishes/match">{messages.toMatch({ count })}</ButtonLink>
}
