import { IMPORT_LIMITS } from '../../../schema/importLimits'
import type { ColumnsRead } from '../../../schema/tableColumns'
import { sendFile } from '../../session/sendFile'
import { messages } from './messages'

/** What the server answers to a file: the id of its import, or why not. */
interface Answer {
  import?: { id?: unknown } | null
  errors?: readonly { message?: unknown }[]
  detail?: unknown
}

/**
 * Sends a file of recipes, which is read at the server from then on.
 *
 * @param columns what those of a table are read as.
 * @returns what is wrong, in words; null for nothing.
 */
export async function sendRecipes(file: File, columns: ColumnsRead | null): Promise<string | null> {
  if (file.size > IMPORT_LIMITS.bytes) return messages.tooLarge
  try {
    const query = new URLSearchParams({ name: file.name, ...(columns && { columns: columns.join() }) })
    const answer = (await (await sendFile(`/api/imports?${query}`, file)).json()) as Answer
    return typeof answer.import?.id === 'string' ? null : (textOf(answer) ?? messages.sendFailed)
  } catch {
    return messages.sendFailed
  }
}

function textOf({ errors, detail }: Answer): string | null {
  const text = errors?.[0]?.message ?? detail
  return typeof text === 'string' ? text : null
}
