import type { givenBrowser, Look, OpenPage } from './browser'
import type { Person } from './people'
import type { RunningApp } from './startApp'

/** A page of a person whose browser has the session's cookie too, by which pictures are asked for. */
export async function openWithCookie(
  app: RunningApp,
  browser: ReturnType<typeof givenBrowser>,
  person: Person,
  look?: Look,
): Promise<OpenPage> {
  const open = await browser.openAs(person, look)
  const [name = '', value = ''] = person.cookie.split('=')
  await open.context.addCookies([{ name, value, url: app.url, httpOnly: true, sameSite: 'Strict' }])
  return open
}
