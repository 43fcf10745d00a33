import { inTransaction } from '../database/transaction'
import { endSecondFactor } from '../secondFactor/endSecondFactor'
import { type AdminCommand, exactly } from './AdminCommand'
import { findUser } from './userCommands'

/** What an administrator does for a person who has lost phone and recovery codes (docs/product.md ACC-87). */
export const secondFactorCommands: AdminCommand[] = [
  {
    name: 'user second-factor reset',
    usage: '<email>',
    describe: 'Turns the authenticator codes of a person off, and mails the person: make sure first who asks for it',
    leavesTrace: true,
    run: async (tools, args) => {
      const user = await findUser(tools, exactly(args, 1)[0])
      const { services } = tools
      const wasOn = await inTransaction(services.db, (trx) => endSecondFactor(services, trx, user, 'administrator'))
      tools.out(wasOn ? `The codes of ${user.email} are off` : `The codes of ${user.email} were off already`)
    },
  },
]
