import { rm } from 'node:fs/promises'
import { logOutcome } from '../accounts/logAccountEvents'
import type { Resolvers } from '../generated/resolverTypes'
import type { InputError } from '../generated/schemaTypes'
import { inputError } from '../platform/errors'
import type { Context } from '../request/context'
import type { Services } from '../platform/services'
import { logSecurityOf } from '../request/securityLog'
import { BackupStateModel } from './BackupStateModel'
import { fileOf, findBackup, listBackups } from './folder'
import { makeLink } from './links'
import { beginBackup, MOST_BY_HAND } from './makeBackup'
import { messages } from './messages'
import { isOwner, ownerOf } from './owner'
import { provenBackup } from './proven'
import { mayRestore, readServer } from './readServer'

/** What stands against a backup by hand; null for nothing. */
async function obstacle({ config }: Services): Promise<InputError | null> {
  const { folder } = config.backups
  if (folder === null) return inputError('NOT_ALLOWED', null, messages.noFolder)
  const byHand = (await listBackups(folder)).filter(({ kind }) => kind === 'BY_HAND').length
  return byHand < MOST_BY_HAND ? null : inputError('TOO_MANY', null, messages.tooMany({ most: MOST_BY_HAND }))
}

/** The server after a call, or null with what was wrong. */
const answer = async ({ services }: Context, errors: InputError[]) => ({
  server: errors.length > 0 ? null : await readServer(services),
  errors,
})

/** The server's backups, for its owner. */
export const backups: Resolvers = {
  Viewer: {
    server: async ({ id }, _args, { services, principal }) =>
      principal.kind === 'user' && (await isOwner(services, id)) ? readServer(services) : null,
  },
  Mutation: {
    makeBackup: async (_parent, _args, context) => {
      const { services, ip, requestId } = context
      const { userId } = await ownerOf(context)
      const against = await obstacle(services)
      if (against) return answer(context, [against])
      const began = await beginBackup(services, 'BY_HAND', { userId, ip, requestId })
      return answer(context, began ? [] : [inputError('CONFLICT', null, messages.busy)])
    },
    deleteBackup: async (_parent, { input: { id } }, context) => {
      const { services } = context
      await ownerOf(context)
      const { folder } = services.config.backups
      const { preparedBackup } = await BackupStateModel.row(services.db).throwIfNotFound()
      if (preparedBackup === id) return answer(context, [inputError('IN_USE', 'id', messages.isPrepared)])
      if (folder !== null && (await findBackup(folder, id))) {
        await rm(fileOf(folder, id), { force: true })
        logSecurityOf(context, 'backup_deleted', 'success', { object: id })
      }
      return answer(context, [])
    },
    linkBackup: async (_parent, { input }, context) => {
      const { services } = context
      const found = await provenBackup(services, await ownerOf(context), input)
      const errors = 'errors' in found ? found.errors : []
      logOutcome(context, 'backup_link', errors, 'id' in found ? { object: found.id } : {})
      return { link: 'id' in found ? services.config.publicUrl + (await makeLink(services, found.id)) : null, errors }
    },
    prepareRestore: async (_parent, { input }, context) => {
      const { services } = context
      const owner = await ownerOf(context)
      if (!mayRestore(services.config)) return answer(context, [inputError('NOT_ALLOWED', null, messages.several)])
      const found = await provenBackup(services, owner, input)
      const errors = 'errors' in found ? found.errors : []
      if ('id' in found)
        await BackupStateModel.row(services.db).patch({ preparedBackup: found.id, preparedAt: services.now() })
      logOutcome(context, 'backup_restore_prepared', errors, 'id' in found ? { object: found.id } : {})
      return answer(context, errors)
    },
    cancelRestore: async (_parent, _args, context) => {
      const { services } = context
      await ownerOf(context)
      await BackupStateModel.row(services.db).patch({ preparedBackup: null, preparedAt: null })
      logSecurityOf(context, 'backup_restore_cancelled', 'success')
      return { server: await readServer(services), errors: [] }
    },
  },
}
