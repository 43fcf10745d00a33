import type { RequestHandler } from 'express'

/**
 * Lets a GET query through the prevention of forged requests where it comes from a program, or from a script of our own
 * origin: it names the type of answer it wants or is one that CORS watches over, and nothing says that it comes from
 * elsewhere. Links, forms and elements of a page cannot ask so, and browsers name the origin of other pages' scripts.
 * Queries use no cookie, and mutations are refused for GET in any case. Every other GET still needs
 * `Apollo-Require-Preflight`.
 */
export const plainGet: RequestHandler = (request, _response, next) => {
  const { accept = '', origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = request.headers
  const deliberate = mode === 'cors' || /\bapplication\/(graphql-response\+)?json\b/.test(accept)
  const elsewhere = origin !== undefined || (site !== undefined && site !== 'same-origin' && site !== 'none')
  if (request.method === 'GET' && deliberate && !elsewhere) request.headers['apollo-require-preflight'] ??= '1'
  next()
}
