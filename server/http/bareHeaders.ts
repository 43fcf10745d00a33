import { PERMISSIONS_POLICY } from './permissionsPolicy'

/** Headers, as lines, of an answer that is written without a handler: what every other answer has (server/http/security.ts). */
export const bareHeaders = (publicUrl: string): string[] => [
  'Content-Type: application/json; charset=utf-8',
  'Cache-Control: no-store',
  'X-Content-Type-Options: nosniff',
  "Content-Security-Policy: default-src 'none';base-uri 'none';frame-ancestors 'none'",
  'Referrer-Policy: no-referrer',
  `Permissions-Policy: ${PERMISSIONS_POLICY}`,
  ...(publicUrl.startsWith('https:') ? [`Strict-Transport-Security: ${STRICT_TRANSPORT}`] : []),
  'Connection: close',
]

/** A year, for all subdomains. */
const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains'
