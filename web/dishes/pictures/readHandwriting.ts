import { sendFile } from '../../session/sendFile'
import { messages } from './messages'

const QUALITY = 0.85

/** What the server answers: the text, or why there is none. */
interface Answer {
  text?: unknown
  errors?: readonly { message?: unknown }[]
  detail?: unknown
}

/** Sends a picture to be read by the operator's server (docs/product.md MOVE-29). @returns the text, or what is wrong. */
export async function readHandwriting(picture: HTMLCanvasElement): Promise<{ text: string } | { problem: string }> {
  try {
    const file = await new Promise<Blob | null>((resolve) => picture.toBlob(resolve, 'image/jpeg', QUALITY))
    if (file === null) return { problem: messages.handwritingFailed }
    const answer = (await (await sendFile('/api/handwriting', file)).json()) as Answer
    if (typeof answer.text === 'string') return { text: answer.text }
    const why = answer.errors?.[0]?.message ?? answer.detail
    return { problem: typeof why === 'string' ? why : messages.handwritingFailed }
  } catch {
    return { problem: messages.handwritingFailed }
  }
}
