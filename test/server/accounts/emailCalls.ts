import { PASSWORD } from '../../support/people'
import type { RunningApp } from '../../support/startApp'

interface Outcome {
  ok: boolean
  email?: string | null
  errors: { code: string; field: string | null }[]
}

/** The outcome of a call that was refused. */
export const wrong = (code: string, field: string): unknown =>
  expect.objectContaining({ ok: false, errors: [{ code, field }] })

/** The calls about the address of an account. */
export function emailCalls(app: RunningApp) {
  const call = async (field: string, type: string, input: object, token: string | null): Promise<Outcome> => {
    const fields = type === 'EmailKeyInput' ? 'ok email errors { code field }' : 'ok errors { code field }'
    const text = `mutation ($input: ${type}!) { ${field}(input: $input) { ${fields} } }`
    const answer = await app.graphql(text, { input }, token)
    if (answer.errors) throw new Error(JSON.stringify(answer.errors))
    return (answer.data as Record<string, unknown>)[field] as Outcome
  }
  return {
    request: ({ token }: { token: string }, email: string, password = PASSWORD) =>
      call('requestEmailChange', 'RequestEmailChangeInput', { email, password }, token),
    confirm: (key: string) => call('confirmEmailChange', 'EmailKeyInput', { key }, null),
    bringBack: (key: string) => call('returnEmail', 'EmailKeyInput', { key }, null),
  }
}
