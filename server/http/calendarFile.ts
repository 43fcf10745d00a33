import { Router } from 'express'
import { calendarUnder } from '../calendar/calendarFeeds'
import type { Services } from '../platform/services'
import { countCalls } from '../request/countCalls'
import { networkOf } from '../request/networkOf'
import { answerUnchanged, etagOf } from './etag'
import { messages } from './messages'
import { notAllowed } from './notAllowed'

/** Times that a network may ask for calendars; programs of a household ask a few times an hour. */
const READS = { keyPrefix: 'calendar', points: 120, duration: 600 }

/**
 * `GET /calendar/<secret>.ics`: the plan for a calendar program (docs/product.md WEEK-7). No one between may keep it, and
 * the program asks each time whether it has changed: what was renewed or ended is gone at once.
 */
export function calendarFile(services: Services): Router {
  const router = Router()
  const count = countCalls(services, READS)
  router
    .route('/calendar/:secret.ics')
    .get(async (request, response) => {
      await count(`ip:${networkOf(request.ip ?? '')}`, response)
      const calendar = await calendarUnder(services, request.params.secret)
      response.setHeader('Cache-Control', 'private, no-cache')
      response.setHeader('X-Robots-Tag', 'noindex')
      if (calendar === null) {
        response.status(404).type('text').send(messages.nothingHere)
        return
      }
      response.type('text/calendar; charset=utf-8')
      if (!answerUnchanged(request, response, etagOf(calendar))) response.send(calendar)
    })
    .all(notAllowed('GET'))
  return router
}
