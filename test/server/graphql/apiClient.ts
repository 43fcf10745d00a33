import { type RawAnswer, rawClient, type RawRequest } from '../../support/rawHttp'
import type { RunningApp } from '../../support/startApp'

export const JSON_TYPE = { 'content-type': 'application/json' }

/** An answer of the API with its body parsed. */
export interface ApiAnswer extends RawAnswer {
  json: { data?: unknown; errors?: { message: string; extensions: Record<string, unknown> }[]; detail?: string }
}

/** Calls the API of a test file's application, and checks that every answer is JSON with the headers of all answers. */
export function apiClient(app: RunningApp) {
  let client: ReturnType<typeof rawClient>
  beforeAll(() => {
    client = rawClient(app.url)
  })
  afterAll(() => client.close())

  const send = (request: RawRequest): Promise<RawAnswer> => client.call(request)
  const call = async (request: RawRequest): Promise<ApiAnswer> => {
    const answer = await send(request)
    expect(answer.headers['content-type']).toMatch(/^application\/(graphql-response\+)?json; charset=utf-8$/)
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
    })
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'")
    expect(answer.headers).not.toHaveProperty('x-powered-by')
    return { ...answer, json: JSON.parse(answer.text) }
  }
  const post = (body: string | Buffer, headers: Record<string, string> = JSON_TYPE, path = '/graphql') =>
    call({ method: 'POST', path, headers, body })
  return { send, call, post }
}
