import type { RequestHandler } from 'express'
import { messages } from './messages'

/** Answers every other method than those of a route: 405 with `Allow`, or 204 to OPTIONS. */
export function notAllowed(...methods: string[]): RequestHandler {
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
  return (request, response) => {
    response.setHeader('Allow', allow)
    if (request.method === 'OPTIONS') return void response.status(204).end()
    response.status(405).json({ detail: messages.notAllowed({ method: request.method }) })
  }
}
