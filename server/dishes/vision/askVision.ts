import { z } from 'zod'
import { ask, NotWhole } from '../../outgoing/post'
import { namedTarget } from '../../outgoing/readTarget'
import { TimedOut } from '../../outgoing/send'
import type { VisionSettings } from '../../platform/visionSettings'
import { messages } from './messages'

/** Milliseconds for an answer: a model on a home's own machine takes its time. */
export const VISION_PATIENCE = 120_000
/** Bytes of an answer, with what stands around the text. */
const MOST_BODY = 256 * 1024

/** What a server of OpenAI's chat completions answers, as far as it is read. */
const Completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) })

/** The text that came back, or in a word for the log why there is none. */
export type VisionAnswer = { text: string } | { failure: string }

/** Asks a server that speaks OpenAI's chat completions what is written on a picture. It never throws. */
export async function askVision(vision: VisionSettings, jpeg: Buffer, signal: AbortSignal): Promise<VisionAnswer> {
  const picture = { url: `data:image/jpeg;base64,${jpeg.toString('base64')}` }
  const content = [
    { type: 'text', text: messages.task },
    { type: 'image_url', image_url: picture },
  ]
  const body = JSON.stringify({
    ...(vision.model !== null && { model: vision.model }),
    messages: [{ role: 'user', content }],
    stream: false,
  })
  const headers = {
    'content-type': 'application/json',
    ...(vision.key !== null && { authorization: `Bearer ${vision.key}` }),
  }
  const asking = { patience: VISION_PATIENCE, mostBody: MOST_BODY, signal }
  try {
    const answer = await ask(namedTarget(new URL(`${vision.url}/chat/completions`)), { headers, body }, asking)
    return answer.status === 200 ? textOf(answer.body) : { failure: `status ${answer.status}` }
  } catch (error) {
    if (error instanceof TimedOut) return { failure: 'no answer in time' }
    if (error instanceof NotWhole) return { failure: 'an answer that is too long, or broke off' }
    return { failure: `no connection: ${(error as { code?: unknown }).code ?? 'unknown'}` }
  }
}

function textOf(body: string): VisionAnswer {
  try {
    const { choices } = Completion.parse(JSON.parse(body))
    return { text: choices[0]?.message.content ?? '' }
  } catch {
    return { failure: 'an answer in another form' }
  }
}
