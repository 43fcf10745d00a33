import { counter } from '../pure/metric'

export const webhookMetrics = {
  delivered: counter('mealwright_webhooks_delivered_total', 'Messages that a webhook took'),
  retried: counter(
    'mealwright_webhooks_retried_total',
    'Messages that a webhook did not take and that are tried again',
  ),
  dead: counter('mealwright_webhooks_dead_total', 'Messages that were given up'),
}
