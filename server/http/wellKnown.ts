import { Router } from 'express'
import { addressOf } from '../platform/config'
import type { Services } from '../platform/services'
import { notAllowed } from './notAllowed'

const DAY = 24 * 60 * 60 * 1000
/** For how long what it says may be relied on; RFC 9116 asks for less than a year. */
const VALID = 180 * DAY

/** What programs look for at known addresses (docs/product.md SEC-18). */
export function wellKnown(services: Services): Router {
  const router = Router()
  router
    .route('/.well-known/security.txt')
    .get((_request, response) => {
      response.setHeader('Cache-Control', 'no-cache')
      response.type('text/plain').send(securityTxt(services))
    })
    .all(notAllowed('GET'))
  router
    .route('/.well-known/change-password')
    .get((_request, response) => {
      response.setHeader('Cache-Control', 'no-cache')
      response.redirect(302, '/change-password')
    })
    .all(notAllowed('GET'))
  return router
}

/** Whom to tell of a weakness, as RFC 9116 has it. It changes once a day. */
function securityTxt({ config, now }: Pick<Services, 'config' | 'now'>): string {
  const today = Math.floor(now() / DAY) * DAY
  return [
    `Contact: mailto:${encodeURI(addressOf(config.supportEmail))}`,
    `Expires: ${new Date(today + VALID).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${config.publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
