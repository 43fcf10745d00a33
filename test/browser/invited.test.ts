import type { Page } from 'playwright-core'
import { called } from '../server/households/householdPeople'
import { axeFindings, eventually, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { mailedKey, PASSWORD, type Person } from '../support/people'
import { mealNames } from '../support/planRows'

const app = givenApp()
const browser = givenBrowser()
let ann: Person

beforeEach(async () => {
  ann = await called(app, 'Ann')
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Ann's laptop shows the household, and her phone the plan, with a dinner. */
async function annsDevices() {
  const { page: phone, context } = await browser.openAs(ann, { screen: SCREENS.phone })
  await phone.goto(app.url)
  await button(phone, 'Start with three of each').click()
  await eventually(async () => expect((await mealNames(phone)).filter(Boolean)).toHaveLength(9))
  const { page: laptop, context: other } = await browser.openAs(ann, { screen: SCREENS.desk })
  await laptop.goto(`${app.url}/household`)
  await button(laptop, 'Invite someone').click()
  return {
    laptop,
    phone,
    close: async () => {
      await context.close()
      await other.close()
    },
  }
}

/** Kim's phone, on which no one has signed in yet. */
async function kimsPhone(link: string) {
  const context = await browser.openContext({ screen: SCREENS.phone })
  await context.addInitScript(() => localStorage.setItem('lastFeedbackPrompt', String(Date.now())))
  const page = await context.newPage()
  await page.goto(link)
  return { page, context }
}

async function signUp(page: Page, email: string | null): Promise<void> {
  await page.getByRole('link', { name: 'Sign up first' }).click()
  const field = page.getByLabel('Email', { exact: true })
  if (email) await field.fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: /Terms of Service/ }).click()
  await button(page, 'Sign Up').click()
}

/** Kim gives a name, joins, and lands on the plan that Ann's phone shows; Ann's laptop shows Kim. */
async function joins(kim: Page, { laptop, phone }: Pick<Awaited<ReturnType<typeof annsDevices>>, 'laptop' | 'phone'>) {
  const name = kim.getByRole('textbox', { name: 'Your name in this household' })
  expect(await name.inputValue()).toBe('')
  expect(await axeFindings(kim)).toEqual([])
  await name.fill('Kim')
  await button(kim, 'Join').click()
  await kim.waitForURL(`${app.url}/`)
  await kim.getByRole('heading', { name: 'Your plan' }).waitFor()
  await eventually(async () => expect(await mealNames(kim)).toEqual(await mealNames(phone)))
  expect(await kim.getByRole('dialog').count()).toBe(0)
  await laptop.locator('main').getByText('Kim', { exact: true }).waitFor()
}

it('a link that was handed over leads a newcomer through sign-up, mail and confirmation to the plan (ACC-50, HH-22)', async () => {
  const anns = await annsDevices()
  await button(anns.laptop, 'Make invitation').click()
  const link = await anns.laptop.getByLabel('Link', { exact: true }).inputValue()
  await button(anns.laptop, 'Done').click()
  const email = `kim-${Date.now()}@example.com`
  const { page, context } = await kimsPhone(link)
  await signUp(page, email)
  await button(page, 'Send again').click()
  await page.getByText('Sent again. Check your emails, including junk.').waitFor()
  expect(await axeFindings(page)).toEqual([])

  // The link of the mail opens another tab of the same browser.
  const key = await mailedKey(app, email, 'email-confirmation')
  const mail = await context.newPage()
  await mail.goto(`${app.url}/email-confirmation/${key}?next=${encodeURIComponent(new URL(link).pathname)}`)
  await mail.getByText('Your email has been confirmed successfully!').waitFor()
  await mail.getByRole('link', { name: 'Go on' }).click()
  await joins(mail, anns)
  await context.close()
  await anns.close()
})

it('a mailed one confirms the address that it was sent to, and leads to the plan without another mail (HH-21, HH-22)', async () => {
  const anns = await annsDevices()
  const email = `kim-${Date.now()}@example.com`
  await anns.laptop.getByLabel('Email (optional)').fill(email)
  await button(anns.laptop, 'Make invitation').click()
  await anns.laptop.getByText(`We have mailed it to ${email}.`, { exact: false }).waitFor()
  await button(anns.laptop, 'Done').click()
  const key = await mailedKey(app, email, 'invitation')
  const { page, context } = await kimsPhone(`${app.url}/invitation/${key}`)
  await signUp(page, email)
  await joins(page, anns)
  await context.close()
  await anns.close()
})
