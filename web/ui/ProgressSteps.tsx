import { Progress } from './Progress'

/** Props of `ProgressSteps`. */
export interface ProgressStepsProps {
  /** From 0 to `count`, where `count` is done. */
  index: number
  count: number
  /** What a step is called; 'Question' unless told. */
  noun?: string
  /** What the caption says at the end; 'All done!' unless told. */
  done?: string
}

/**
 * How far a step-through is: a bar under 'Question N of M', then 'All done!'.
 *
 *     <ProgressSteps index={index} count={questions.length} />
 */
export function ProgressSteps({ index, count, noun = 'Question', done = 'All done!' }: ProgressStepsProps) {
  const label = index >= count ? done : `${noun} ${index + 1} of ${count}`
  return <Progress label={label} value={Math.min(index, count)} max={count} />
}
