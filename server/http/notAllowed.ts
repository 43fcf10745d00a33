import type { RequestHandler } from 'express'

/** Answers whatever comes by another method than those: 405 with Allow, or 204 to who asks by OPTIONS. */
export function notAllowed(...methods: string[]): RequestHandler {
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
  return (request, response) => {
    response.setHeader('Allow', allow)
    if (request.method === 'OPTIONS') return void response.status(204).end()
    response.status(405).json({ detail: `${request.method} is not allowed here.` })
  }
}
