import { type RequestHandler, Router } from 'express'
import { IMPORT_LIMITS } from '../../schema/importLimits'
import type { InputError } from '../generated/schemaTypes'
import { membership } from '../households/membership'
import { arrivingFolder } from '../imports/arrivingFolder'
import { columnsIn } from '../imports/columnsIn'
import { messages } from '../imports/messages'
import { FileNotKept, FileTooLarge, receiveFile } from '../imports/receiveFile'
import { FILE_FIELD, isBusy, takeFile } from '../imports/takeFile'
import { globalId } from '../pure/globalId'
import { inputError, notStored, unavailable } from '../platform/errors'
import type { Services } from '../platform/services'
import { askingFrom, mayChangePlans, personOf, type Principal } from '../request/context'
import { countCalls } from '../request/countCalls'
import type { MakeContext } from '../request/createContext'
import { IMPORTS } from './importAddress'
import { notAllowed } from './notAllowed'
import { senderOf } from './senderOf'
import { Places } from '../request/Places'

/** Files that a person may send in an hour. */
const SENT = { keyPrefix: 'imports', points: 30, duration: 3600 }
/** Files that arrive at once, of all and of one person. */
const ARRIVING = { all: 6, each: 1 }

/**
 * `POST /api/imports?name=…`: a file of recipes as the body, from its person's session or a key with DISHES_WRITE; answers
 * the id of the import, which goes on by itself (docs/product.md MOVE-1). The session is its token's, never the cookie's, so
 * that no other site sends one. Its plans are for the household of the header `Household`, else the first (MOVE-30).
 * `columns` says what the columns of a table are read as (MOVE-35).
 */
export function importUpload(services: Services, makeContext: MakeContext): Router {
  const count = countCalls(services, SENT)
  const places = new Places(ARRIVING)

  const take: RequestHandler = async (request, response) => {
    const { principal } = await makeContext(request, response)
    const userId = senderOf({ principal })
    await count(userId, response)
    const householdId = await householdOf(services, askingFrom(principal, request.get('household')))
    const refuse = (status: number, errors: readonly InputError[]) => {
      if (!request.complete) response.setHeader('Connection', 'close')
      response.status(status).json({ import: null, errors })
    }
    const tooLarge = () => refuse(413, [inputError('TOO_LONG', FILE_FIELD, messages.tooLarge())])
    const length = Number(request.headers['content-length'] ?? NaN)
    if (length === 0) return refuse(422, [inputError('REQUIRED', FILE_FIELD, messages.missing)])
    if (length > IMPORT_LIMITS.bytes) return tooLarge()
    const { columns, error: wrongColumns } = columnsIn(request.query.columns)
    if (wrongColumns) return refuse(422, [wrongColumns])
    if (await isBusy(services, userId)) return refuse(422, [inputError('TOO_MANY', FILE_FIELD, messages.oneAtOnce)])
    const leave = places.take(userId)
    if (!leave) throw unavailable()
    response.once('close', leave)
    try {
      const file = await receiveFile(arrivingFolder(services), request, IMPORT_LIMITS.bytes)
      const { id, errors } = await takeFile(
        services,
        { userId, householdId },
        { file, name: nameIn(request.query.name), columns },
      )
      if (id === null) return refuse(422, errors)
      response.status(202).json({ import: { id: globalId('DishImport', id) }, errors })
    } catch (error) {
      if (error instanceof FileTooLarge) return tooLarge()
      if (error instanceof FileNotKept) throw notKept(services, error)
      // No one is there any more who could be answered.
      if (request.destroyed && !request.complete) return
      throw error
    }
  }

  return Router().use(IMPORTS, Router().post('/', take).all('/', notAllowed('POST')))
}

/** The household whose plans the sender changes with the file; null for a key that may not. @throws for one that is not the sender's. */
async function householdOf(services: Services, principal: Principal): Promise<string | null> {
  const person = personOf(principal)
  if (!person || !mayChangePlans({ principal })) return null
  return (await membership(services, person)).householdId
}

/** The name that a person's device gives the file: a text that is shown to that person alone. */
const nameIn = (name: unknown): string =>
  typeof name === 'string'
    ? name
        .toWellFormed()
        .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
        .trim()
    : ''

/** What the file system says is for the log: the person learns that nothing was changed. */
function notKept({ log, reporter }: Services, error: FileNotKept): unknown {
  log.error({ error: error.cause }, 'A file of recipes could not be put down')
  reporter.report(error, { operation: 'imports' })
  return notStored(messages.notKept)
}
