import { counter, gauge } from './pure/metric'

/** Counts a run. `skipped`: by another instance's run, or for a clock that cannot be trusted. */
export function countRun(outcome: 'ok' | 'skipped' | 'error'): void {
  counter('mealwright_retention_runs_total', 'Runs of the retention', ['outcome']).inc({ outcome })
  if (outcome !== 'ok') return
  gauge(
    'mealwright_retention_last_success_timestamp_seconds',
    'When this instance last deleted expired rows',
  ).setToCurrentTime()
}
