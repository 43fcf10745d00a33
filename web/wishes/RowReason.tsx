import { messages } from './messages'
import { useReasons } from './useReasons'

/**
 * Why a row has its meal, where another one is picked (docs/product.md WISH-9): nothing until it is known, and an empty
 * element where there is no reason.
 */
export default function RowReason({ id }: { id: string }) {
  const { reasons, failed } = useReasons()
  if (reasons === null && !failed) return null
  const reason = reasons?.get(id)
  return <p>{reason ? messages.whyHere({ reason }) : null}</p>
}
