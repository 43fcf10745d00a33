import { userInfo } from 'node:os'
import { logSecurity, type SecurityDetails } from '../request/securityLog'
import type { Services } from '../platform/services'
import { type AdminCommand, CommandError, UsageError } from './AdminCommand'
import { adminCommands } from './adminCommands'

export interface AdminOutput {
  out(line: string): void
  error(line: string): void
}

/**
 * Runs a command by the words of the command line. `open` is called only for a command that exists.
 * @returns the exit code: 0 done or help, 1 it could not be done, 2 it was called wrongly.
 */
export async function runAdmin(
  words: string[],
  open: (command: AdminCommand) => Promise<Services>,
  output: AdminOutput,
  commands: readonly AdminCommand[] = adminCommands,
): Promise<0 | 1 | 2> {
  const asked = words.filter((word) => word !== '--help' && word !== '-h' && word !== 'help')
  const command = commands
    .filter(({ name }) => name.split(' ').every((word, index) => asked[index] === word))
    .sort((one, other) => other.name.length - one.name.length)[0]
  if (asked.length < words.length || words.length === 0) {
    const chosen = command
      ? [command]
      : commands.filter(({ name }) => asked[0] === undefined || name.startsWith(`${asked[0]} `))
    for (const line of help(chosen.length > 0 ? chosen : commands)) output.out(line)
    return 0
  }
  if (!command) {
    output.error(`There is no command "${words.slice(0, 2).join(' ')}".`)
    for (const line of help(commands)) output.error(line)
    return 2
  }
  try {
    await runTraced(command, await open(command), output, asked.slice(command.name.split(' ').length))
    return 0
  } catch (error) {
    if (error instanceof UsageError) {
      output.error(`${error.message}.`)
      for (const line of help([command])) output.error(line)
      return 2
    }
    if (!(error instanceof CommandError)) throw error
    output.error(error.message)
    return 1
  }
}

/** Runs a command and leaves its line in the security log, whatever the log's level is. One that was called wrongly leaves none. */
async function runTraced(
  command: AdminCommand,
  services: Services,
  { out }: AdminOutput,
  args: string[],
): Promise<void> {
  const details: SecurityDetails = { target: command.name, by: machineUser() }
  const log = services.log.child({}, { level: 'info' })
  const note = (outcome: 'success' | 'failure', reason?: string) => {
    if (command.leavesTrace) logSecurity({ log }, 'admin_command', outcome, { ...details, ...(reason && { reason }) })
  }
  try {
    await command.run({ services, out, about: (more) => void Object.assign(details, more) }, args)
    note('success')
  } catch (error) {
    if (!(error instanceof UsageError)) note('failure', error instanceof CommandError ? 'REFUSED' : 'FAILED')
    throw error
  }
}

/** The machine's user who runs the command; a container's may have no name. */
function machineUser(): string {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.() ?? '')
  }
}

/** Width of the first column; a longer call has its own line. */
const COLUMN = 30

function help(commands: readonly AdminCommand[]): string[] {
  const lines = commands.flatMap(({ name, usage, describe }) => {
    const call = `${name} ${usage}`.trim()
    return call.length > COLUMN
      ? [`  ${call}`, `  ${' '.repeat(COLUMN)}  ${describe}`]
      : [`  ${call.padEnd(COLUMN)}  ${describe}`]
  })
  return ['Usage: npm run admin -- <command>, or node dist/admin.cjs <command>', '', ...lines]
}
