import { inTransaction } from '../database/transaction'
import { tellSessionsEnded } from '../accounts/sessionEnds'
import { disconnect } from '../identities/disconnectProvider'
import { IdentityModel } from '../identities/IdentityModel'
import { type AdminCommand, CommandError, exactly } from './AdminCommand'
import { printTable } from './printTable'
import { findUser } from './userCommands'

/** What an administrator does about who people are at the home's own provider. */
export const identityCommands: AdminCommand[] = [
  {
    name: 'user identity list',
    usage: '<email>',
    describe: 'Lists with whom at the provider an account is connected',
    run: async (tools, args) => {
      const user = await findUser(tools, exactly(args, 1)[0])
      const rows = (await IdentityModel.query(tools.services.db).where({ userId: user.id })).map(
        ({ issuer, subject, createdAt, usedAt }) => [
          issuer,
          subject,
          new Date(createdAt).toISOString(),
          usedAt === null ? 'never' : new Date(usedAt).toISOString(),
        ],
      )
      if (rows.length === 0) tools.out('It is connected with no one')
      else printTable(tools, ['issuer', 'subject', 'connected', 'last used'], rows)
    },
  },
  {
    name: 'user identity disconnect',
    usage: '<email>',
    describe: 'Disconnects an account from the provider, and ends the sessions that began there',
    leavesTrace: true,
    run: async (tools, args) => {
      const user = await findUser(tools, exactly(args, 1)[0])
      const { services } = tools
      const isConnected = await IdentityModel.query(services.db).findOne({ userId: user.id })
      if (!isConnected) throw new CommandError(`${user.email} is connected with no one`)
      const ended = await inTransaction(services.db, (trx) => disconnect(services, trx, user.id, 'administrator'))
      for (const id of ended) tellSessionsEnded(services, { sessionId: id })
      tools.out(`${user.email} is disconnected; ${ended.length} sessions ended`)
    },
  },
]
