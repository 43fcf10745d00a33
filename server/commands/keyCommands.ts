import { prefixOf } from '../keys/accessKey'
import { personalKeysOf, revokePersonalKey } from '../keys/personalKeys'
import { type AdminCommand, CommandError, exactly } from './AdminCommand'
import { printTable } from './printTable'
import { findUser } from './userCommands'

/** What an administrator does about the keys of people, who make their own. */
export const keyCommands: AdminCommand[] = [
  {
    name: 'user key list',
    usage: '<email>',
    describe: 'Lists the keys that a person has made and not revoked, the newest first',
    run: async (tools, args) => {
      const user = await findUser(tools, exactly(args, 1)[0])
      const rows = (await personalKeysOf(tools.services, user.id)).map(
        ({ prefix, name, isExpired, scopes, expiresAt, lastUsedAt }) => [
          prefix,
          name,
          isExpired ? 'expired' : 'live',
          scopes.join(' '),
          new Date(expiresAt).toISOString().slice(0, 10),
          lastUsedAt == null ? 'never' : new Date(lastUsedAt).toISOString(),
        ],
      )
      if (rows.length === 0) tools.out('There is no key')
      else printTable(tools, ['prefix', 'name', 'state', 'scopes', 'expires', 'last used'], rows)
    },
  },
  {
    name: 'user key revoke',
    usage: '<email> <prefix>',
    describe: 'Ends a key of a person at once',
    leavesTrace: true,
    run: async (tools, args) => {
      const [email, given] = exactly(args, 2)
      const user = await findUser(tools, email)
      const prefix = prefixOf(given)
      if (!(await revokePersonalKey(tools.services, user.id, { prefix }, 'administrator')))
        throw new CommandError(`There is no live key with the prefix ${prefix}`)
      tools.about({ object: prefix })
      tools.out(`${prefix} is revoked`)
    },
  },
]
