import { createContext } from 'react'
import { locale } from '../../schema/text/locale'
import { LOGIN_PATH, WELCOME_PATH } from '../product/paths'

/**
 * What the HTML may show before the script runs: the sign-in page, a stranger's first page, a meal's instructions, or the
 * frame of any page with its placeholder.
 */
export type ShellName = 'login' | 'welcome' | 'instructions' | 'frame'

/** Which of them belongs to an address. Instructions may also have the frame only: only strangers see those of the HTML. */
export function shellOf(pathname: string): ShellName {
  if (pathname.replace(/\/$/, '') === LOGIN_PATH) return 'login'
  if (pathname.replace(/\/$/, '') === WELCOME_PATH) return 'welcome'
  return pathname.startsWith('/instructions/') ? 'instructions' : 'frame'
}

/** What the HTML of this page shows. */
export const ShellContext = createContext<ShellName>('frame')

/**
 * Whether React can take over what the HTML shows. It can't where the HTML is another page's, as without a network, where
 * the texts are those of another locale, or where the device knows a person, who is not to see the sign-in form or what only
 * a stranger may eat (docs/product.md ACC-44, COOK-22).
 */
export function canTakeOver(root: HTMLElement): boolean {
  const { shell } = root.dataset
  const own = shellOf(window.location.pathname)
  if (locale() !== 'en-AU') return false
  if (shell === 'frame') return own !== 'login'
  return shell === own && document.documentElement.dataset.person === undefined
}
