import { counter, gauge } from '../pure/metric'

/** What is counted of sockets. */
export function socketMetrics() {
  return {
    open: gauge('mealwright_sockets', 'WebSockets that are open'),
    subscriptions: gauge('mealwright_socket_subscriptions', 'Subscriptions that run over WebSockets'),
    sent: counter('mealwright_socket_messages_sent_total', 'Messages to clients over WebSockets'),
    received: counter('mealwright_socket_messages_received_total', 'Messages of clients over WebSockets'),
    closed: counter('mealwright_sockets_closed_total', 'WebSockets that ended or were refused', ['reason']),
  }
}
