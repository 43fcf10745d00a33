import { householdHeader } from './chosenHousehold'
import { readToken } from './session'
import { refreshToken } from './refreshToken'

/** A file that the server refused; `statusCode` is that of the answer. */
export class FileRefused extends Error {
  constructor(
    path: string,
    readonly statusCode: number,
  ) {
    super(`${path} was answered ${statusCode}`)
  }
}

/**
 * Fetches a file of the signed-in person, for the household that is chosen. An access token that has expired is renewed once.
 * @throws FileRefused, or TypeError when there is no answer.
 */
export async function fetchFile(path: string): Promise<Blob> {
  const ask = () => fetch(path, { headers: { authorization: `Bearer ${readToken() ?? ''}`, ...householdHeader() } })
  const first = await ask()
  const response = first.status === 401 && (await refreshToken()) === 'renewed' ? await ask() : first
  if (!response.ok) throw new FileRefused(path, response.status)
  return response.blob()
}
