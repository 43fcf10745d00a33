import type { z } from 'zod'
import { restCalls } from '../../server/rest/calls'
import type { RunningApp } from './startApp'

/** An answer of the adapter; the tests state what they expect of its body. */
export interface Called {
  status: number
  headers: Headers
  body: never
}

/** Calls the adapter as a person, and checks every answer against the shape that its table documents. */
export function restCaller(app: () => RunningApp, token: () => string) {
  return async (
    method: string,
    path: string,
    body?: unknown,
    as: string | null = token(),
    headers: Record<string, string> = {},
  ): Promise<Called> => {
    const response = await app().fetch(path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(as && { authorization: `Bearer ${as}` }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    const answer = (await response.json()) as never
    const row = restCalls.find((one) => one.method === method.toLowerCase() && matches(one.path, path))
    const shape: z.ZodType | undefined = row?.answers[response.status]?.shape
    if (shape) expect(() => shape.parse(answer)).not.toThrow()
    return { status: response.status, headers: response.headers, body: answer }
  }
}

function matches(pattern: string, path: string): boolean {
  const bare = (text: string) => text.replace(/\?.*$/, '').replace(/\/$/, '')
  return new RegExp(`^${bare(pattern).replace(/\{\w+\}/g, '[^/]+')}$`).test(bare(path))
}
