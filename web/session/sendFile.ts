import { householdHeader } from './chosenHousehold'
import { refreshToken } from './refreshToken'
import { readToken } from './session'

/**
 * Sends a file of the signed-in person, for the household of the page. An access token that has expired is renewed once.
 * @returns the answer, a refusal as well. @throws TypeError when there is none.
 */
export async function sendFile(path: string, body: Blob): Promise<Response> {
  const send = () =>
    fetch(path, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${readToken() ?? ''}`, ...householdHeader() },
    })
  const first = await send()
  return first.status === 401 && (await refreshToken()) === 'renewed' ? send() : first
}
