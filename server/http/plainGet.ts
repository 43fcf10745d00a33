import type { RequestHandler } from 'express'

/**
 * Exempts GET queries of programs and of scripts of our own origin from Apollo's CSRF prevention: they accept JSON or are
 * subject to CORS, and no header names another origin. Links, forms and elements of a page cannot send such requests, and
 * browsers send the origin of other pages' scripts. Queries use no cookie, and mutations are refused for GET. Every other
 * GET still needs `Apollo-Require-Preflight`.
 */
export const plainGet: RequestHandler = (request, _response, next) => {
  const { accept = '', origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = request.headers
  const deliberate = mode === 'cors' || /\bapplication\/(graphql-response\+)?json\b/.test(accept)
  const elsewhere = origin !== undefined || (site !== undefined && site !== 'same-origin' && site !== 'none')
  if (request.method === 'GET' && deliberate && !elsewhere) request.headers['apollo-require-preflight'] ??= '1'
  next()
}
