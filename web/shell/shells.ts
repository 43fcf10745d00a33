import { locale } from '../../schema/text/locale'
import { LOGIN_PATH } from '../product/paths'

/** What the HTML may show before the script runs: the sign-in page, or the frame of any page with its placeholder. */
export type ShellName = 'login' | 'frame'

/** Which of them belongs to an address. */
export function shellOf(pathname: string): ShellName {
  return pathname.replace(/\/$/, '') === LOGIN_PATH ? 'login' : 'frame'
}

/**
 * Whether React can take over what the HTML shows. It can't where the HTML is another page's, as without a network, where
 * the texts are those of another locale, or where the device knows a person, who is not to see the sign-in form (docs/product.md
 * ACC-44).
 */
export function canTakeOver(root: HTMLElement): boolean {
  const { shell } = root.dataset
  if (shell === undefined || shell !== shellOf(window.location.pathname) || locale() !== 'en-AU') return false
  return shell === 'frame' || document.documentElement.dataset.person === undefined
}
