import type { Browser, Page } from 'puppeteer-core'
import { planOf } from '../support/plans'
import { hasBrowser, launchBrowser } from './browsers'
import { type BuiltServer, PASSWORD, startBuilt } from './servers'
import { median, printTable, short } from './table'

/** A phone as Lighthouse's mobile preset has it: its network in bytes a second, and a processor four times slower. */
const PHONE = {
  network: { latency: 150, download: 1_638_400 / 8, upload: 768_000 / 8 },
  slowdown: 4,
  screen: { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
} as const

const ROUNDS = 5
const WITHIN_MS = 30_000

/** What is waited for: the name of a planned meal to read, and the planner to be used. */
interface Seen {
  plan: number
  usable: number
}

/**
 * How long a person who comes back waits for this week's plan, beside another build: every tab was closed, what
 * the browser keeps is warm, the session comes back by itself. Milliseconds from the navigation.
 */
export async function benchReturning(file: string | null): Promise<void> {
  if (!hasBrowser()) return
  const rows: (string | number)[][] = [['build', 'plan ms', 'lowest to highest', 'usable ms']]
  for (const [build, from] of [
    ['other', file],
    ['built', undefined],
  ] as const) {
    if (from === null) continue
    const seen = await returnTo(from)
    const plan = seen.map((one) => one.plan)
    const usable = seen.map((one) => one.usable)
    rows.push([
      build,
      short(median(plan)),
      `${short(Math.min(...plan))} to ${short(Math.max(...plan))}`,
      short(median(usable)),
    ])
  }
  printTable(`A person comes back to the planner, phone, warm cache, median of ${ROUNDS} (aim: 1000)`, rows)
}

async function returnTo(file: string | undefined): Promise<Seen[]> {
  const server = await startBuilt(null, { ...(file && { file }) })
  const browser = await launchBrowser()
  try {
    const meal = await saveWeek(server)
    await signIn(browser, server)
    const seen: Seen[] = []
    for (let round = 0; round < ROUNDS; round += 1) seen.push(await openPlanner(browser, server.url, meal))
    return seen
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Saves a week for the person who signs in; the name of its first breakfast. */
async function saveWeek({ url, token }: BuiltServer): Promise<string> {
  const call = async <T>(query: string, variables: object): Promise<T> => {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    })
    return ((await answer.json()) as { data: T }).data
  }
  const { randomizeMealPlan: week } = await call<{
    randomizeMealPlan: Record<'breakfast' | 'lunch' | 'dinner', { mealList: { name: string; uniqueId: string }[] }>
  }>(
    `mutation ($seven: RandomizeCategoryInput!) { randomizeMealPlan(input: { breakfast: $seven, lunch: $seven, dinner: $seven })
      { breakfast { mealList { name uniqueId } } lunch { mealList { name uniqueId } } dinner { mealList { name uniqueId } } } }`,
    { seven: { numMeals: 7 } },
  )
  const rows = (category: keyof typeof week) =>
    week[category].mealList.map(({ uniqueId }) => ({ uniqueId, numServes: 4 }))
  const plan = planOf({ breakfast: rows('breakfast'), lunch: rows('lunch'), dinner: rows('dinner') })
  await call('mutation ($plan: MealPlanInput!) { saveMealPlan(input: { plan: $plan }) { errors { message } } }', {
    plan,
  })
  return week.breakfast.mealList[0]?.name ?? ''
}

/** Signs in, and leaves the planner open until the device keeps its code and its plan. */
async function signIn(browser: Browser, { url }: BuiltServer): Promise<void> {
  const page = await newPage(browser)
  await page.goto(`${url}/login`)
  await page.waitForSelector('#root:not([data-shell])')
  await page.type('input[type=email]', 'bench@example.com')
  await page.type('input[type=password]', PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => Boolean(JSON.parse(localStorage.getItem('firstView') ?? '{}').plan), {
    timeout: WITHIN_MS,
  })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, { timeout: WITHIN_MS })
  await page.waitForNetworkIdle({ idleTime: 3000 })
  await page.close()
}

async function openPlanner(browser: Browser, url: string, meal: string): Promise<Seen> {
  const page = await newPage(browser)
  const { screen, slowdown, network } = PHONE
  await page.setViewport(screen)
  await page.emulateCPUThrottling(slowdown)
  await page.emulateNetworkConditions(network)
  await page.evaluateOnNewDocument(watchFor(meal))
  await page.goto(url, { timeout: WITHIN_MS })
  const seen = await page.waitForFunction(
    () => {
      const { plan, usable } = document.documentElement.dataset
      return plan && usable ? { plan: Number(plan), usable: Number(usable) } : null
    },
    { timeout: WITHIN_MS },
  )
  const times = (await seen.jsonValue()) as Seen
  await page.close()
  return times
}

/**
 * Notes in the page when the name of a meal can first be read in its main part, and when in a field. As text: the names that
 * the compiler gives to functions are not known there.
 */
const watchFor = (meal: string) => `
  requestAnimationFrame(function look() {
    const { dataset } = document.documentElement
    const main = document.querySelector('main')
    const isField = [...(main?.querySelectorAll('input') ?? [])].some(({ value }) => value === ${JSON.stringify(meal)})
    if (isField || main?.innerText.includes(${JSON.stringify(meal)})) dataset.plan ??= performance.now()
    if (isField) dataset.usable = performance.now()
    else requestAnimationFrame(look)
  })`

async function newPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage()
  await page.evaluateOnNewDocument(() => localStorage.setItem('lastFeedbackPrompt', String(Date.now())))
  return page
}
