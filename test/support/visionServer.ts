import type { RequestListener } from 'node:http'
import { type Receiver, startReceiver } from './receiver'

/** A server that speaks OpenAI's chat completions, as a home's own does. */
export interface VisionServer extends Receiver {
  /** The settings of an installation that uses it. */
  environment: { VISION_URL: string; VISION_MODEL: string; VISION_KEY: string }
  /** What it was asked last. */
  asked(): { model: string; messages: { content: { text?: string; image_url?: { url: string } }[] }[] }
}

export async function startVisionServer(): Promise<VisionServer> {
  const receiver = await startReceiver()
  receiver.answer = saying('Lentil soup')
  return Object.assign(receiver, {
    environment: {
      VISION_URL: `http://${receiver.host}/v1/`,
      VISION_MODEL: 'reader-7b',
      VISION_KEY: 'sk-of-the-vision-server-0123456789',
    },
    asked: () => JSON.parse(receiver.got.at(-1)?.body ?? '') as ReturnType<VisionServer['asked']>,
  })
}

/** Answers with a text, as the protocol has it. */
export const saying =
  (content: unknown): RequestListener =>
  (_request, response) =>
    void response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ id: '1', object: 'chat.completion', choices: [{ index: 0, message: { content } }] }))
