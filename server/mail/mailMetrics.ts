import { counter } from '../pure/metric'

export const mailMetrics = {
  sent: counter('mealwright_mails_sent_total', 'Mails that were handed over'),
  retried: counter('mealwright_mails_retried_total', 'Deliveries that failed and are tried again'),
  dead: counter('mealwright_mails_dead_total', 'Mails that were given up after the last try'),
}
