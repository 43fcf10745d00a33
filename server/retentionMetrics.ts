import { counter, gauge } from './pure/metric'

/** How a run ended. `skipped`: another instance was at it; `clock`: the clock cannot be trusted, so nothing was deleted. */
export type RunOutcome = 'ok' | 'skipped' | 'clock' | 'error'

const OUTCOMES: readonly RunOutcome[] = ['ok', 'skipped', 'clock', 'error']

/** Counts a run. */
export function countRun(outcome: RunOutcome): void {
  const runs = counter('mealwright_retention_runs_total', 'Runs of the retention', ['outcome'])
  // From nought, so that the first of a kind is an increase.
  for (const one of OUTCOMES) runs.inc({ outcome: one }, one === outcome ? 1 : 0)
  if (outcome !== 'ok') return
  gauge(
    'mealwright_retention_last_success_timestamp_seconds',
    'When this instance last deleted expired rows',
  ).setToCurrentTime()
}
