import { type RequestHandler, Router } from 'express'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type ExportForm, FORMS } from '../exports/forms'
import { messages } from '../exports/messages'
import { membership } from '../households/membership'
import { forbidden, outOfScope, unauthenticated, unavailable } from '../platform/errors'
import type { Services } from '../platform/services'
import { askingFrom, type Caller, personOf, type Principal } from '../request/context'
import { countCalls } from '../request/countCalls'
import type { MakeContext } from '../request/createContext'
import { admit, paced } from '../request/takeTurn'
import { notAllowed } from './notAllowed'
import { unlessLeft } from './unlessLeft'
import { Places } from '../request/Places'

/** Where people take their recipes, plan and list out. */
export const EXPORTS = '/api/exports'
/** Files that a person may take in ten minutes. */
const TAKEN = { keyPrefix: 'exports', points: 30, duration: 600 }
/** Files that are written at once, for all and for one person. */
const WRITING = { all: 6, each: 2 }

/**
 * `GET /api/exports/<form>`: own dishes, the plan or the list in a form that others read (docs/product.md MOVE-15), for a
 * person's session or a key with the form's scopes; plan and list are those of the household of the header `Household`, or
 * else of the person's first. The session is its token's, never the cookie's. The file is written while it is read, and no
 * further once its reader has left.
 */
export function exportFile(services: Services, makeContext: MakeContext): Router {
  const count = countCalls(services, TAKEN)
  const places = new Places(WRITING)

  const give: RequestHandler<{ form: string }> = async (request, response) => {
    const context = await makeContext(request, response)
    const principal = askingFrom(context.principal, request.get('household'))
    const form = Object.hasOwn(FORMS, request.params.form) ? FORMS[request.params.form] : undefined
    const caller = readerOf(principal, form)
    if (!form)
      return void response.status(404).json({ detail: messages.unknownForm({ forms: Object.keys(FORMS).join(', ') }) })
    await count(caller.userId, response)
    await admit(context)
    // Before the answer begins: of a household that is none of the caller's nothing is written.
    if (caller.isAsked) await membership(services, caller)
    response.attachment(fileNameOf(services, form)).type(form.type)
    // A proxy that gathers the whole file first would hold it in memory, and its reader would wait.
    response.setHeader('X-Accel-Buffering', 'no')
    if (request.method === 'HEAD') return void response.end()
    const leave = places.take(caller.userId)
    if (!leave) throw unavailable()
    try {
      await pipeline(Readable.from(paced(context, form.content(services, caller))), response).catch(unlessLeft)
    } finally {
      leave()
    }
  }

  return Router().use(EXPORTS, Router().get('/:form', give).all('/:form', notAllowed('GET')))
}

/** Whose things are asked for. @throws GraphQLError for strangers, partners and keys that may not. */
function readerOf(principal: Principal, form: ExportForm | undefined): Caller {
  if (principal.kind === 'anonymous') throw unauthenticated(undefined, principal.reason)
  const person = personOf(principal)
  if (!person) throw forbidden()
  const scopes = form?.scopes ?? []
  if (principal.kind === 'key' && !scopes.every((scope) => principal.scopes.includes(scope)))
    throw outOfScope(EXPORTS, scopes)
  return person
}

/** With the day, so that one export is not taken for another. */
function fileNameOf({ config, now }: Services, { file, ending }: ExportForm): string {
  const day = new Date(now()).toISOString().slice(0, 10)
  return `${config.productName.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${file}-${day}.${ending}`
}
