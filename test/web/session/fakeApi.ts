/** A call as the server would see it. */
export interface Call {
  /** The name of the operation; the path of a file that is fetched. */
  operation: string
  variables: Record<string, unknown>
  /** The access token that came along. */
  token: string | null
  keepalive: boolean
}

/** An answer; an error means that there was none. */
export type Answer = { status?: number; data?: object | null; code?: string; text?: string } | Error

/** How long every answer takes, in milliseconds. */
export const ANSWER_MS = 1

/** What the API does in a test. */
export interface FakeApi {
  calls: Call[]
  /** Of the calls those of one operation. */
  of: (operation: string) => Call[]
}

/** Stands in for the network: every call is noted and answered by `answer`. */
export function fakeApi(answer: (call: Call) => Answer | Promise<Answer>): FakeApi {
  const calls: Call[] = []
  const fetch = async (url: string, init: RequestInit) => {
    const { query, variables } =
      init.body === undefined
        ? { query: `query ${url}`, variables: {} }
        : (JSON.parse(String(init.body)) as { query: string; variables: Record<string, unknown> })
    const headers = new Map(Object.entries(init.headers as Record<string, string>))
    const call: Call = {
      operation: /(?:query|mutation) ([\w/.]+)/.exec(query)?.[1] ?? '',
      variables,
      token: headers.get('authorization')?.replace('Bearer ', '') ?? null,
      keepalive: init.keepalive === true,
    }
    calls.push(call)
    const answered = await answer(call)
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS))
    if (answered instanceof Error) throw answered
    return response(answered)
  }
  Object.assign(globalThis, { fetch })
  return { calls, of: (operation) => calls.filter((call) => call.operation === operation) }
}

function response({ status = 200, data = null, code, text }: Exclude<Answer, Error>) {
  const errors = code ? { errors: [{ message: `refused: ${code}`, extensions: { code } }] } : {}
  const type = text === undefined ? 'application/graphql-response+json' : 'application/json'
  return {
    status,
    ok: status < 300,
    headers: { get: (name: string) => (name === 'content-type' ? type : null) },
    text: async () => text ?? JSON.stringify({ data, ...errors }),
    blob: async () => new Blob([text ?? '']),
  }
}

/** The answer to a call whose token is not taken. */
export const unauthenticated: Answer = { status: 401, code: 'UNAUTHENTICATED' }

/** The answer to one call too many. */
export const rateLimited: Answer = { status: 429, code: 'RATE_LIMITED' }

/** An access token of a person; `turn` distinguishes a person's tokens, `exp` is when it ends, in seconds since 1970. */
export function tokenOf(sub: string, turn = 1, exp?: number): string {
  return ['head', btoa(JSON.stringify({ sub, turn, exp })), 'signature'].join('.')
}
