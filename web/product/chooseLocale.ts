import { isLocale, setLocale } from '../../schema/text/locale'

/** The key of local storage that keeps the locale of this device. */
export const LOCALE_KEY = 'locale'

/**
 * Switches the texts to the locale that the address names (`?locale=en-XA`), or that was chosen last on this device, and
 * sets the document's language. For development: it shows which texts are not messages. Call it before the first
 * render.
 */
export function chooseLocale(search: string = window.location.search): void {
  const chosen = new URLSearchParams(search).get('locale')
  if (isLocale(chosen)) store(chosen)
  const next = isLocale(chosen) ? chosen : stored()
  if (!isLocale(next)) return
  setLocale(next)
  document.documentElement.lang = next
}

function store(locale: string): void {
  try {
    localStorage.setItem(LOCALE_KEY, locale)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(LOCALE_KEY)
  } catch {
    return null
  }
}
