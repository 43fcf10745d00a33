import { inTransaction } from '../database/transaction'
import { PasskeyModel } from '../passkeys/PasskeyModel'
import { takeAway } from '../passkeys/passkeys'
import { type AdminCommand, CommandError, exactly } from './AdminCommand'
import { printTable } from './printTable'
import { findUser } from './userCommands'

/** What an administrator does about the passkeys of people (docs/product.md ACC-74). */
export const passkeyCommands: AdminCommand[] = [
  {
    name: 'user passkey list',
    usage: '<email>',
    describe: 'Lists the passkeys of a person, the newest first',
    run: async (tools, args) => {
      const user = await findUser(tools, exactly(args, 1)[0])
      const rows = (await PasskeyModel.ofUser(tools.services.db, user.id)).map(({ id, name, createdAt, usedAt }) => [
        id,
        name,
        new Date(createdAt).toISOString(),
        usedAt === null ? 'never' : new Date(usedAt).toISOString(),
      ])
      if (rows.length === 0) tools.out('There is no passkey')
      else printTable(tools, ['id', 'name', 'added', 'last used'], rows)
    },
  },
  {
    name: 'user passkey remove',
    usage: '<email> <id>',
    describe: 'Removes a passkey of a person, and mails the person; a mailed link sets a password',
    leavesTrace: true,
    run: async (tools, args) => {
      const [email, id] = exactly(args, 2)
      const user = await findUser(tools, email)
      const { services } = tools
      const passkey = await PasskeyModel.query(services.db).findById(id).where({ userId: user.id })
      if (!passkey) throw new CommandError(`There is no passkey ${id} of ${user.email}`)
      tools.about({ object: id })
      await inTransaction(services.db, (trx) => takeAway(services, trx, user, passkey, 'administrator'))
      tools.out(`The passkey ${id} is removed`)
    },
  },
]
