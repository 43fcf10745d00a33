import type { ThemeName } from './themes'

/** What a person chose: a theme, or to follow the device. */
export type ThemeChoice = 'system' | ThemeName

/** The key of local storage under which the choice is kept. */
export const THEME_KEY = 'theme'

const darkQuery = '(prefers-color-scheme: dark)'

/** The stored choice; `system` when there is none or storage is refused. */
export function readThemeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(THEME_KEY)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

/** Keeps the choice on the device and shows it. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, choice)
  } catch {
    // Without storage the choice holds until the page is left.
  }
  showTheme(choice)
}

/** Sets `data-theme` on the root element, which is all that the themes look at. */
export function showTheme(choice: ThemeChoice): void {
  const system: ThemeName = window.matchMedia?.(darkQuery).matches ? 'dark' : 'light'
  document.documentElement.dataset.theme = choice === 'system' ? system : choice
}

/** Follows the device's theme while the choice is `system`; returns unsubscribe. */
export function followSystemTheme(): () => void {
  const query = window.matchMedia(darkQuery)
  const follow = () => showTheme(readThemeChoice())
  query.addEventListener('change', follow)
  return () => query.removeEventListener('change', follow)
}
