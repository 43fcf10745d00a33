import { eraseUser } from '../accounts/deleteAccount'
import { normaliseEmail } from '../accounts/email'
import { noteSecurity } from '../accounts/history/noteSecurity'
import { makeKey } from '../accounts/mailedKeys'
import { SessionModel } from '../accounts/SessionModel'
import { UserModel } from '../accounts/UserModel'
import { inTransaction } from '../database/transaction'
import { pseudonymOf } from '../request/securityLog'
import { type AdminCommand, type AdminTools, CommandError, exactly } from './AdminCommand'

export const userCommands: AdminCommand[] = [
  {
    name: 'user show',
    usage: '<email>',
    describe: 'Shows an account: its state and its open sessions',
    run: async (tools, args) => {
      const user = await findUser(tools, exactly(args, 1)[0])
      const { db, now } = tools.services
      const sessions = await SessionModel.open(db, now()).where({ userId: user.id }).resultSize()
      tools.out(`email:     ${user.email}`)
      tools.out(`id:        ${user.id}`)
      tools.out(`created:   ${timeOf(user.createdAt)}`)
      tools.out(`confirmed: ${user.confirmedAt === null ? 'no' : timeOf(user.confirmedAt)}`)
      tools.out(`locked:    ${user.lockedAt === null ? 'no' : timeOf(user.lockedAt)}`)
      tools.out(`news:      ${user.marketingOptIn ? 'yes' : 'no'}`)
      tools.out(`sessions:  ${sessions}`)
    },
  },
  {
    name: 'user confirm',
    usage: '<email>',
    describe: 'Confirms the address of an account, as the mailed link does',
    leavesTrace: true,
    run: async (tools, args) => {
      const user = await findUser(tools, exactly(args, 1)[0])
      const { db, now } = tools.services
      const changed = await inTransaction(db, async (trx) => {
        const open = UserModel.query(trx).findById(user.id).whereNull('confirmedAt')
        const count = await open.patch({ confirmedAt: now() })
        if (count > 0) await noteSecurity({ now }, trx, user.id, { kind: 'EMAIL_CONFIRMED', by: 'administrator' })
        return count
      })
      tools.out(changed === 1 ? `${user.email} is confirmed` : `${user.email} was confirmed already`)
    },
  },
  {
    name: 'user password-link',
    usage: '<email>',
    describe: 'Prints a link with which the owner sets a new password, for 30 minutes; hand it over to no one else',
    leavesTrace: true,
    run: async (tools, args) => {
      const user = await findUser(tools, exactly(args, 1)[0])
      const { db, now, config } = tools.services
      const key = await inTransaction(db, async (trx) => {
        await noteSecurity({ now }, trx, user.id, { kind: 'PASSWORD_LINK_MADE', by: 'administrator' })
        return makeKey(trx, 'reset', now(), { userId: user.id })
      })
      tools.out(`${config.publicUrl}/reset-password/${key}`)
    },
  },
  {
    name: 'user lock',
    usage: '<email>',
    describe: 'Locks an account: ends every session and refuses logins',
    leavesTrace: true,
    run: async (tools, args) => {
      const user = await findUser(tools, exactly(args, 1)[0])
      const { db, now } = tools.services
      await inTransaction(db, async (trx) => {
        const locked = await UserModel.query(trx).findById(user.id).whereNull('lockedAt').patch({ lockedAt: now() })
        await SessionModel.endAll(trx, user.id, now())
        if (locked > 0) await noteSecurity({ now }, trx, user.id, { kind: 'ACCOUNT_LOCKED', by: 'administrator' })
      })
      tools.out(`${user.email} is locked`)
    },
  },
  {
    name: 'user unlock',
    usage: '<email>',
    describe: 'Unlocks an account',
    leavesTrace: true,
    run: async (tools, args) => {
      const user = await findUser(tools, exactly(args, 1)[0])
      const { db, now } = tools.services
      await inTransaction(db, async (trx) => {
        const unlocked = await UserModel.query(trx).findById(user.id).whereNotNull('lockedAt').patch({ lockedAt: null })
        if (unlocked > 0) await noteSecurity({ now }, trx, user.id, { kind: 'ACCOUNT_UNLOCKED', by: 'administrator' })
      })
      tools.out(`${user.email} is not locked`)
    },
  },
  {
    name: 'user delete',
    usage: '<email>',
    describe: 'Deletes an account with all its data, and mails its owner',
    leavesTrace: true,
    run: async (tools, args) => {
      const user = await findUser(tools, exactly(args, 1)[0])
      const erased = await inTransaction(tools.services.db, (trx) => eraseUser(tools.services, trx, user))
      erased()
      tools.out(`${user.email} is deleted`)
    },
  },
]

/** The account of an address, noted as what the command is about. @throws CommandError when there is none. */
export async function findUser({ services, about }: AdminTools, email: string): Promise<UserModel> {
  about({ account: pseudonymOf(services, normaliseEmail(email)) })
  const user = await UserModel.ofEmail(services.db, normaliseEmail(email))
  if (!user) throw new CommandError(`There is no account of ${email}`)
  about({ userId: user.id })
  return user
}

const timeOf = (at: number): string => new Date(at).toISOString()
