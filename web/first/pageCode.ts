import { type Mode, modeOf } from '../plan/modes'
import { LOGIN_PATH } from '../product/paths'

/** The code of the pages, as the build writes it into each of them (web/codeTable.ts). Files are named by their index. */
export interface CodeTable {
  /** Paths from the root of the site, without the slash. */
  files: string[]
  /** What every page begins with, in the order in which it runs. */
  entry: number[]
  /** In the order in which an address is looked for. */
  pages: PageCode[]
}

/** The code of one page beside the entry's, in the order in which it runs. */
export interface PageCode {
  /** As the router has it: `/dishes/:id`. */
  path: string
  /** For the planner, which has other code for each of its modes. */
  mode?: Mode
  /** Shown only to who is signed in; others see the login page. */
  isGuarded?: true
  files: number[]
}

/**
 * The files that an address begins with, in the order in which they run.
 * @param isKnown whether a person is signed in, or may come back without a password.
 */
export function filesOf(
  table: CodeTable,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  isKnown: boolean,
) {
  const pageAt = (path: string) => table.pages.find((page) => isAt(page, path, search))
  const asked = pageAt(pathname)
  const page = asked?.isGuarded && !isKnown ? pageAt(LOGIN_PATH) : asked
  return [...table.entry, ...(page?.files ?? [])].map((index) => `/${table.files[index]}`)
}

function isAt({ path, mode }: PageCode, pathname: string, search: string): boolean {
  if (mode !== undefined && mode !== modeOf(new URLSearchParams(search))) return false
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`).test(pathname)
}
