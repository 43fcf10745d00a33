import type { SecurityDetails } from '../request/securityLog'
import type { Services } from '../platform/services'

export interface AdminTools {
  services: Services
  /** Prints a line of the result. */
  out(line: string): void
  /** Says what the command is about, for its line in the security log. Never a secret or a mail address. */
  about(details: SecurityDetails): void
}

export interface AdminCommand {
  /** The words that call it, such as `user lock`. */
  name: string
  /** What follows the words, such as `<email>`. */
  usage: string
  /** What it does, in one line. */
  describe: string
  /** Whether it changes something or takes data out, which leaves a line in the security log (docs/product.md SEC-19). */
  leavesTrace?: boolean
  /** Whether it works on tables of an older release without bringing them up to date. */
  leavesTables?: boolean
  /** @throws CommandError when it cannot be done, UsageError when it was called wrongly. */
  run(tools: AdminTools, args: string[]): Promise<void>
}

/** Why a command cannot be done; the message is for the administrator. The program exits with 1. */
export class CommandError extends Error {}

/** How a command was called wrongly. The program exits with 2. */
export class UsageError extends Error {}

/** Exactly the arguments that a command takes. @throws UsageError when there are more or fewer. */
export function exactly<Count extends 0 | 1 | 2 | 3>(args: string[], count: Count): Arguments[Count] {
  if (args.length !== count)
    throw new UsageError(`${count} ${count === 1 ? 'argument is' : 'arguments are'} expected, ${args.length} given`)
  return args as unknown as Arguments[Count]
}

interface Arguments {
  0: []
  1: [string]
  2: [string, string]
  3: [string, string, string]
}
