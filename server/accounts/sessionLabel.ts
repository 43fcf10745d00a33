import { namedBrowser } from '../../schema/namedBrowser'
import { messages } from './messages'

/** The first product of a `User-Agent`, such as `curl` of `curl/8.5.0`. */
const PROGRAM = /^[\w.+-]{1,40}/

/** What a session is called by the `User-Agent` of its sign-in: `Firefox on Android`, or a program's own name. */
export function sessionLabel(userAgent: string): string {
  const { browser, system } = namedBrowser(userAgent)
  if (browser === undefined) return PROGRAM.exec(userAgent)?.[0] ?? messages.unknownProgram
  return system === undefined ? browser : messages.browserOn({ browser, system })
}
