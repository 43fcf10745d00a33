import { counter } from '../pure/metric'

export const notificationMetrics = {
  sent: counter('mealwright_notifications_sent_total', 'Notifications that a push service took'),
  retried: counter('mealwright_notifications_retried_total', 'Notifications that a push service could not take yet'),
  dead: counter('mealwright_notifications_dead_total', 'Notifications that were given up'),
  gone: counter('mealwright_notifications_gone_total', 'Devices that were removed because they had unsubscribed'),
}
