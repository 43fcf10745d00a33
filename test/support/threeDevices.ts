import type { Page } from 'playwright-core'
import { eventually, type givenBrowser, type OpenPage, SCREENS } from './browser'
import type { Person } from './people'
import { mealNames } from './planRows'

/** Two people with three devices: one has a laptop and a phone, the other a phone. */
export interface Devices {
  laptop: Page
  phone: Page
  /** The other person's. */
  his: Page
  all: Page[]
  /** What went wrong unseen on any of them. */
  errors: () => string[]
  close: () => Promise<void>
}

/** Opens the devices, each in its own browser. @param start opens a page on one. */
export async function openDevices(
  { openAs }: Pick<ReturnType<typeof givenBrowser>, 'openAs'>,
  [first, second]: readonly [Person, Person],
  start: (page: Page, person: Person) => Promise<unknown>,
): Promise<Devices> {
  const opened: OpenPage[] = []
  for (const [person, screen] of [
    [first, SCREENS.desk],
    [first, SCREENS.phone],
    [second, SCREENS.phone],
  ] as const) {
    const device = await openAs(person, { screen })
    await start(device.page, person)
    opened.push(device)
  }
  const [laptop, phone, his] = opened.map(({ page }) => page) as [Page, Page, Page]
  return {
    laptop,
    phone,
    his,
    all: [laptop, phone, his],
    errors: () => opened.flatMap(({ errors }) => errors),
    close: async () => {
      for (const { context } of opened) await context.close()
    },
  }
}

/** Waits until all pages show the same meals, in the same order. @returns them. */
export async function sameMeals(
  pages: readonly Page[],
  check: (names: string[]) => void = () => {},
): Promise<string[]> {
  let names: string[] = []
  await eventually(async () => {
    const all = await Promise.all(pages.map((page) => mealNames(page)))
    for (const one of all) expect(one).toEqual(all[0])
    names = all[0] ?? []
    check(names)
  })
  return names
}
