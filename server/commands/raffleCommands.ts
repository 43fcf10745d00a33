import { randomBytes } from 'node:crypto'
import { UserModel } from '../accounts/UserModel'
import { drawRaffle } from '../feedback/drawRaffle'
import { raffleEntrants } from '../feedback/raffleEntrants'
import { type VerifiedDraw, verifyRaffle } from '../feedback/verifyRaffle'
import { readSydneyMonth, type SydneyMonth } from '../pure/sydneyTime'
import { type AdminCommand, type AdminTools, CommandError, exactly, UsageError } from './AdminCommand'
import { readOptions } from './readOptions'

export const raffleCommands: AdminCommand[] = [
  {
    name: 'raffle entrants',
    usage: '<YYYY-MM>',
    describe: 'Lists the entrants of a month by code and address, or by code only after the draw',
    run: async (tools, args) => {
      const month = monthOf(exactly(args, 1)[0])
      const { db, now } = tools.services
      const drawn = await verifyRaffle(db, month.month)
      if (drawn) {
        tools.out(`${month.title} was drawn on ${new Date(drawn.draw.drawnAt).toISOString()}`)
        for (const code of drawn.codes) tools.out(code === drawn.draw.winnerCode ? `${code}  winner` : code)
        tools.out(`entrants: ${drawn.codes.length}`)
        return
      }
      const entrants = await raffleEntrants(db, month)
      for (const { code, email } of entrants) tools.out(`${code}  ${email}`)
      tools.out(`entrants: ${entrants.length}${now() < month.end ? ' so far, the month has not ended' : ''}`)
    },
  },
  {
    name: 'raffle draw',
    usage: '<YYYY-MM> [--seed <text>]',
    describe: 'Draws the winner of a month that has ended, once, and mails the winner and the administrator',
    leavesTrace: true,
    run: async (tools, args) => {
      if (!tools.services.config.raffle) throw new CommandError('There is no raffle here: RAFFLE is off')
      const { values, positionals } = readOptions(args, { seed: { type: 'string' } })
      const month = monthOf(exactly(positionals, 1)[0])
      tools.about({ object: month.month })
      const drawn = await drawRaffle(tools.services, month, seedOf(values.seed))
      if ('refused' in drawn)
        throw new CommandError(
          drawn.refused === 'not ended'
            ? `${month.title} has not ended in Sydney`
            : `${month.title} has been drawn already`,
        )
      for (const { code, email } of drawn.entrants) tools.out(`${code}  ${email}`)
      tools.out(`entrants: ${drawn.entrants.length}`)
      tools.out(`seed:     ${drawn.seed}`)
      tools.out(`winner:   ${drawn.winner ? `${drawn.winner.code}  ${drawn.winner.email}` : 'no entrants'}`)
      if (!tools.services.config.adminEmail) tools.out('No mail goes to an administrator: ADMIN_EMAIL is not set')
    },
  },
  {
    name: 'raffle verify',
    usage: '<YYYY-MM>',
    describe: 'Repeats a recorded draw and reports whether the winner is the same',
    run: async (tools, args) => {
      const month = monthOf(exactly(args, 1)[0])
      const found = await verifyRaffle(tools.services.db, month.month)
      if (!found) throw new CommandError(`${month.title} has not been drawn`)
      await showVerified(tools, found)
      if (found.problems.length > 0) throw new CommandError(`The draw does not hold:\n- ${found.problems.join('\n- ')}`)
      tools.out('The draw holds: the same codes and the same seed give the same winner')
    },
  },
]

async function showVerified({ services, out }: AdminTools, { draw, codes }: VerifiedDraw): Promise<void> {
  const winner = draw.winnerId === null ? undefined : await UserModel.query(services.db).findById(draw.winnerId)
  out(`entrants: ${codes.length}`)
  out(`seed:     ${draw.seed}`)
  out(`prize:    ${draw.prize}`)
  out(`winner:   ${draw.winnerCode ?? 'no entrants'}${winner ? `  ${winner.email}` : ''}`)
}

function monthOf(text: string): SydneyMonth {
  const month = readSydneyMonth(text)
  if (!month) throw new UsageError(`"${text}" is not a month such as 2026-11`)
  return month
}

function seedOf(given: string | undefined): string {
  if (given === undefined) return randomBytes(16).toString('hex')
  if (given.trim() === '' || given.length > 200 || given.includes('\u0000'))
    throw new UsageError('--seed must be a text of 1 to 200 characters')
  return given
}
