import { photoPath } from '../../schema/photoPath'
import express, { type RequestHandler, Router } from 'express'
import { PHOTO_LIMITS } from '../../schema/photoLimits'
import type { InputError } from '../generated/schemaTypes'
import { messages } from '../photos/messages'
import { PHOTO_FIELD, PhotoNotStored, takePhoto } from '../photos/takePhoto'
import { inputError, notStored, unavailable } from '../platform/errors'
import type { Services } from '../platform/services'
import { CallQueue } from '../request/CallQueue'
import { countCalls } from '../request/countCalls'
import type { MakeContext } from '../request/createContext'
import { notAllowed } from './notAllowed'
import { senderOf } from './senderOf'
import { Places } from '../request/Places'

/** Where photos are sent. */
export const PHOTOS = '/api/photos'
/** How long a photo may take to arrive and be made, in milliseconds: 10 MB over a poor network. */
export const PHOTO_DEADLINE = 60_000
/** Photos that a person may send. */
const SENT = { keyPrefix: 'photos', points: 120, duration: 600 }
/** Photos that arrive at once, of all and of one person: each is in memory until it is made. */
const ARRIVING = { all: 12, each: 2 }
/** Photos that are made at once, beside the thread that answers calls. */
const MADE = { atOnce: 2, mayWait: ARRIVING.all, patience: 30_000 }
const READ_BODY = express.raw({ limit: PHOTO_LIMITS.bytes, inflate: false, type: () => true })

/**
 * `POST /api/photos`: a photo as the body, from its owner's session or a key with DISHES_WRITE; answers its id, which
 * `setDishPhoto` and `setProductPhoto` take (docs/product.md DISH-36). The session is its token's, never the cookie's, so
 * that no other site sends one.
 */
export function photoUpload(services: Services, makeContext: MakeContext): Router {
  const count = countCalls(services, SENT)
  const places = new Places(ARRIVING)
  const queue = new CallQueue(MADE)

  const begin: RequestHandler = async (request, response, next) => {
    const userId = senderOf(await makeContext(request, response))
    await count(userId, response)
    const leave = places.take(userId)
    if (!leave) throw unavailable()
    response.once('close', leave)
    response.locals.sender = userId
    next()
  }

  const store: RequestHandler = async (request, response) => {
    const userId = String(response.locals.sender)
    const body: unknown = request.body
    const refuse = (status: number, errors: readonly InputError[]) =>
      void response.status(status).json({ photo: null, errors })
    if (!Buffer.isBuffer(body) || body.length === 0)
      return refuse(422, [inputError('REQUIRED', PHOTO_FIELD, messages.missing)])
    const { id, errors } = await queue
      .run(userId, () => takePhoto(services, userId, body))
      .catch((error: unknown) => {
        throw notStoredBy(services, error)
      })
    if (id === null) return refuse(422, errors)
    response.status(201).json({ photo: { id, url: services.config.publicUrl + photoPath(id, 'whole') }, errors })
  }

  return Router().use(PHOTOS, Router().post('/', begin, readBody, store).all('/', notAllowed('POST')))
}

/** Reads the body; one that is too large is answered as what is wrong with the photo. */
const readBody: RequestHandler = (request, response, next) => {
  READ_BODY(request, response, (error?: unknown) => {
    if ((error as { status?: number } | undefined)?.status !== 413) return void next(error)
    response.setHeader('Connection', 'close')
    response.status(413).json({ photo: null, errors: [inputError('TOO_LONG', PHOTO_FIELD, messages.tooLarge())] })
  })
}

/** What the store threw is for the log: the person learns that nothing was changed. */
function notStoredBy({ log, reporter }: Services, error: unknown): unknown {
  if (!(error instanceof PhotoNotStored)) return error
  log.error({ error: error.cause }, 'A photo could not be stored')
  reporter.report(error, { operation: 'photos' })
  return notStored(messages.notStored)
}
