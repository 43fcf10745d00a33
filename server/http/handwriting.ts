import express, { type RequestHandler, Router } from 'express'
import { PHOTO_LIMITS } from '../../schema/photoLimits'
import { VISION_PATIENCE } from '../dishes/vision/askVision'
import { messages } from '../dishes/vision/messages'
import { HANDWRITING, PICTURE_FIELD, readHandwriting } from '../dishes/vision/readHandwriting'
import type { InputError } from '../generated/schemaTypes'
import { messages as photoMessages } from '../photos/messages'
import { inputError, unavailable } from '../platform/errors'
import type { Services } from '../platform/services'
import type { VisionSettings } from '../platform/visionSettings'
import { countCalls } from '../request/countCalls'
import type { MakeContext } from '../request/createContext'
import { notAllowed } from './notAllowed'
import { senderOf } from './senderOf'
import { Places } from '../request/Places'

/** Milliseconds for a picture to arrive, and for what is written on it. */
export const HANDWRITING_DEADLINE = 30_000 + VISION_PATIENCE
/** Pictures of a person in an hour: each costs the operator's server much more than any other call. */
const READ = { keyPrefix: 'handwriting', points: 60, duration: 3600 }
/** Pictures that are read at once, of all and of one person. */
const AT_ONCE = { all: 4, each: 1 }
const READ_BODY = express.raw({ limit: PHOTO_LIMITS.bytes, inflate: false, type: () => true })

/**
 * `POST /api/handwriting`: a picture as the body, from its owner's session or a key with DISHES_WRITE; answers the text that
 * the operator's server read on it (docs/product.md MOVE-29). Only where the configuration names one.
 */
export function handwriting(services: Services, vision: VisionSettings, makeContext: MakeContext): Router {
  const count = countCalls(services, READ)
  const places = new Places(AT_ONCE)

  const begin: RequestHandler = async (request, response, next) => {
    const userId = senderOf(await makeContext(request, response))
    await count(userId, response)
    const leave = places.take(userId)
    if (!leave) throw unavailable(10)
    response.once('close', leave)
    next()
  }

  const read: RequestHandler = async (request, response) => {
    const body: unknown = request.body
    if (!Buffer.isBuffer(body) || body.length === 0)
      return void response.status(422).json(nothing('REQUIRED', messages.missing))
    const left = new AbortController()
    response.once('close', () => left.abort())
    const answer = await readHandwriting(services, vision, body, left.signal)
    response.status(answer.text === null ? 422 : 200).json(answer)
  }

  return Router().use(HANDWRITING, Router().post('/', begin, readBody, read).all('/', notAllowed('POST')))
}

const nothing = (code: InputError['code'], message: string) => ({
  text: null,
  errors: [inputError(code, PICTURE_FIELD, message)],
})

/** Reads the body; one that is too large is answered as what is wrong with the picture. */
const readBody: RequestHandler = (request, response, next) => {
  READ_BODY(request, response, (error?: unknown) => {
    if ((error as { status?: number } | undefined)?.status !== 413) return void next(error)
    response.setHeader('Connection', 'close')
    response.status(413).json(nothing('TOO_LONG', photoMessages.tooLarge()))
  })
}
