import type { Page } from 'playwright-core'
import { eventually, givenBrowser } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { signUpAndIn } from '../support/people'

const WIDTHS = [320, 360, 390, 820, 1000, 1060, 1112, 1440]

/** The least height of the swaps chip in pixels; WCAG asks for 24. */
const CHIP = 32

const app = givenApp()
const browser = givenBrowser()

/** Signs in a person who eats vegan, with a plan of which some meals are adapted. */
async function openAdaptedPlan(): Promise<Page> {
  const cook = await signUpAndIn(app)
  const dietary = [{ label: 'Dietary requirements', settings: [{ choice: 'Vegan', setting: 'Adapt' }] }]
  await app.graphql(
    'mutation ($input: SaveSettingsInput!) { saveSettings(input: $input) { errors { message } } }',
    { input: { dietary } },
    cook.token,
  )
  const { page } = await browser.openAs(cook)
  await page.goto(app.url)
  await page.getByRole('button', { name: 'Start with three of each' }).click()
  await page.getByText('New plan proposed').waitFor()
  const dice = page.getByRole('button', { name: 'Randomize All' })
  for (let time = 0; time < 10 && (await page.getByRole('button', { name: / swaps?$/ }).count()) === 0; time++)
    await Promise.all([page.waitForResponse((response) => response.url().endsWith('/graphql')), dice.click()])
  await page
    .getByRole('button', { name: / swaps?$/ })
    .first()
    .waitFor()
  return page
}

/** What is wrong with the boxes of the swaps chips and of the toolbar. */
function findFaults(page: Page, leastHeight: number): Promise<string[]> {
  return page.evaluate((least) => {
    const faults: string[] = []
    const overlap = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5
    const chips = [...document.querySelectorAll('button')].filter((button) => / swaps?$/.test(button.textContent ?? ''))
    if (chips.length === 0) faults.push('no chip')
    for (const chip of chips) {
      const box = chip.getBoundingClientRect()
      if (box.height < least) faults.push(`the chip is ${box.height} high`)
      if (box.height > least + 8) faults.push('the chip wraps')
      if (chip.scrollWidth > chip.clientWidth) faults.push('the chip’s content leaves its frame')
      const parts = [chip, ...chip.querySelectorAll('svg')].map((part) => part.getBoundingClientRect())
      const others = [...(chip.closest('li')?.querySelectorAll('button, [role=combobox]') ?? [])]
      for (const other of others.filter((one) => one !== chip))
        if (parts.some((part) => overlap(part, other.getBoundingClientRect())))
          faults.push(`the chip lies on ${other.getAttribute('aria-label')}`)
    }
    for (const clock of document.querySelectorAll('li .lucide-clock')) {
      const minutes = clock.parentElement?.getBoundingClientRect()
      for (const control of clock.closest('li')?.querySelectorAll('button') ?? [])
        if (minutes && overlap(minutes, control.getBoundingClientRect()))
          faults.push(`the minutes lie on ${control.getAttribute('aria-label') ?? control.textContent}`)
    }
    const tools = [...document.querySelectorAll('[role=group][aria-label="Whole plan"] > button')]
    const boxes = tools.map((tool) => tool.getBoundingClientRect())
    // One that was just pressed may still move by a part of a pixel.
    const isOneRow = Math.max(...boxes.map(({ top }) => top)) < Math.min(...boxes.map(({ top }) => top)) + 2
    if (tools.length !== 5 || !isOneRow) faults.push(`${tools.length} tools do not stand in one row`)
    return faults
  }, leastHeight)
}

it('the swaps chip and the toolbar fit at every width', async () => {
  const page = await openAdaptedPlan()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    // On a busy machine the page takes its new width some frames later.
    await eventually(async () => expect({ width, faults: await findFaults(page, CHIP) }).toEqual({ width, faults: [] }))
  }
  await page.context().close()
})
