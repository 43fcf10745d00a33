import type { Services } from '../services'

/** What a command works with. */
export interface AdminTools {
  services: Services
  /** Prints a line of the result. */
  out(line: string): void
}

/** One thing that an administrator can do. */
export interface AdminCommand {
  /** The words that call it, such as `user lock`. */
  name: string
  /** What follows the words, such as `<email>`. */
  usage: string
  /** What it does, in one line. */
  describe: string
  /** @throws CommandError when it cannot be done, UsageError when it was called wrongly. */
  run(tools: AdminTools, args: string[]): Promise<void>
}

/** Why something cannot be done, in words for the administrator. The program ends with 1. */
export class CommandError extends Error {}

/** What is wrong with the way a command was called. The program ends with 2. */
export class UsageError extends Error {}

/** Exactly the arguments that a command takes. @throws UsageError when there are more or fewer. */
export function exactly<Count extends 0 | 1 | 2 | 3>(args: string[], count: Count): Arguments[Count] {
  if (args.length !== count) throw new UsageError(`${count} ${count === 1 ? 'argument is' : 'arguments are'} expected, ${args.length} given`)
  return args as unknown as Arguments[Count]
}

interface Arguments {
  0: []
  1: [string]
  2: [string, string]
  3: [string, string, string]
}
