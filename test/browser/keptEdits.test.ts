import { eventually, givenBrowser } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { isPartKept, keptOn } from '../support/keptOn'
import { signUpAndIn } from '../support/people'
import { planOf, rowOf } from '../support/plans'

const app = givenApp()
const browser = givenBrowser()

it('loses no tick where the page ends 0, 10 or 50 ms after the press, and takes over what the last release left (SHOP-28)', async () => {
  const person = await signUpAndIn(app)
  await app.graphql(
    'mutation ($plan: MealPlanInput!) { saveMealPlan(input: { plan: $plan }) { errors { message } } }',
    { plan: planOf({ dinner: [rowOf(app, 'dinner', 0)] }) },
    person.token,
  )
  const { page: first, context } = await browser.openAs(person)
  await first.goto(`${app.url}/?mode=shop`)
  await first.getByRole('checkbox').first().waitFor()
  await eventually(async () => expect(await isPartKept(first, 'openedList')).toBe(true))
  const opened = (await keptOn(first)).snapshots.find(({ part }) => part === 'openedList')
  const [{ key = '' } = {}] = (opened?.told as unknown as { items: { key: string }[] }).items
  await first.goto(`${app.url}/terms`)
  // The last release had no network when it was closed.
  const former = { id: '01900000-0000-4000-8000-000000000001', at: Date.now(), act: { tick: { key, amount: 1 } } }
  await first.evaluate(([id, text]) => localStorage.setItem(`listOperations.${id}`, text), [
    former.id,
    JSON.stringify({ owner: person.userId, entry: former }),
  ] as const)
  const shops = await Promise.all(
    [0, 10, 50].map(async (wait) => {
      const page = await context.newPage()
      await page.addInitScript(
        (held) => {
          for (const [name, value] of Object.entries(held)) sessionStorage.setItem(name, value)
        },
        await first.evaluate(() => ({ ...sessionStorage }) as Record<string, string>),
      )
      await page.goto(`${app.url}/?mode=shop`)
      await page.getByRole('checkbox').first().waitFor()
      return { page, wait }
    }),
  )
  await eventually(async () => {
    expect(await first.evaluate(() => Object.keys(localStorage).filter((name) => /Operations\./.test(name)))).toEqual(
      [],
    )
    expect((await keptOn(first)).outbox).toEqual([])
    const { data } = await app.graphql('{ sharedList { ticks { key } } }', {}, person.token)
    expect(data).toMatchObject({ sharedList: { ticks: [{ key }] } })
  })

  await context.setOffline(true)
  for (const { page, wait } of shops) {
    const before = (await keptOn(first)).outbox.length
    await page.evaluate(() => document.querySelector<HTMLElement>('[role="checkbox"], input[type="checkbox"]')?.click())
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    await page.close()
    expect((await keptOn(first)).outbox.length).toBeGreaterThan(before)
  }
  await context.close()
})
