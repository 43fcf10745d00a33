import { endSessions } from '../accounts/endSessions'
import { openSessions } from '../accounts/openSessions'
import { type AdminCommand, CommandError, exactly } from './AdminCommand'
import { printTable } from './printTable'
import { findUser } from './userCommands'

/** What an administrator does about the sessions of people (docs/product.md ACC-67). */
export const sessionCommands: AdminCommand[] = [
  {
    name: 'user session list',
    usage: '<email>',
    describe: 'Lists where a person is signed in, the last used first',
    run: async (tools, args) => {
      const user = await findUser(tools, exactly(args, 1)[0])
      const rows = (await openSessions(tools.services, user.id)).map(
        ({ id, label, network, createdAt, lastUsedAt }) => [
          id,
          label,
          network,
          new Date(createdAt).toISOString(),
          new Date(lastUsedAt).toISOString(),
        ],
      )
      if (rows.length === 0) tools.out('There is no session')
      else printTable(tools, ['id', 'device', 'network', 'since', 'last used'], rows)
    },
  },
  {
    name: 'user session end',
    usage: '<email> <id | all>',
    describe: 'Ends a session of a person at once, or all of them',
    leavesTrace: true,
    run: async (tools, args) => {
      const [email, given] = exactly(args, 2)
      const user = await findUser(tools, email)
      const which = given === 'all' ? 'all' : { only: given }
      const ended = await endSessions(tools.services, user.id, which, 'administrator')
      if (ended === 0 && given !== 'all') throw new CommandError(`There is no open session ${given} of ${user.email}`)
      if (given !== 'all') tools.about({ object: given })
      tools.out(given === 'all' ? `${ended} sessions have ended` : `The session ${given} has ended`)
    },
  },
]
