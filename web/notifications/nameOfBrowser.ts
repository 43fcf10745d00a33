import { namedBrowser } from '../../schema/namedBrowser'
import { messages } from './messages'

/** What a device is called in the list of a person's devices, such as `Firefox on Android`. */
export function nameOfBrowser(userAgent: string): string {
  const { browser = messages.browser, system = messages.unknownSystem } = namedBrowser(userAgent)
  return messages.device({ browser, system })
}
