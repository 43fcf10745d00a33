import { PHOTO_LIMITS } from '../../../schema/photoLimits'
import { sendFile } from '../sendFile'
import { messages } from './messages'
import { shrinkPhoto } from './shrinkPhoto'

/** What the server answers to a photo: its id, or why not. */
interface Answer {
  photo?: { id?: unknown } | null
  errors?: readonly { message?: unknown }[]
  detail?: unknown
}

/** Sends a photo, for a dish or a product to take it up. @returns its id, or what is wrong, in words. */
export async function sendPhoto(file: Blob): Promise<{ id: string } | { problem: string }> {
  const small = await shrinkPhoto(file)
  if (small.size > PHOTO_LIMITS.bytes) return { problem: messages.tooLarge({ most: PHOTO_LIMITS.bytes / 1_000_000 }) }
  try {
    const answer = (await (await sendFile('/api/photos', small)).json()) as Answer
    const { id } = answer.photo ?? {}
    return typeof id === 'string' ? { id } : { problem: textOf(answer) ?? messages.failed }
  } catch {
    return { problem: messages.failed }
  }
}

function textOf({ errors, detail }: Answer): string | null {
  const text = errors?.[0]?.message ?? detail
  return typeof text === 'string' ? text : null
}
