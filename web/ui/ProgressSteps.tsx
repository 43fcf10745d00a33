import { messages } from './messages'
import { Progress } from './Progress'

export interface ProgressStepsProps {
  /** From 0 to `count`, where `count` is done. */
  index: number
  count: number
}

/**
 * How far a step-through is: a bar under 'Question N of M', then 'All done!' (docs/product.md FEED-4).
 *
 *     <ProgressSteps index={index} count={questions.length} />
 */
export function ProgressSteps({ index, count }: ProgressStepsProps) {
  const label = index >= count ? messages.stepsDone : messages.step({ step: index + 1, count })
  return <Progress label={label} value={Math.min(index, count)} max={count} />
}
