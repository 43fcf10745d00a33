import type { Page } from 'playwright-core'
import { axeFindings, eventually, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { type Person, signUpAndIn } from '../support/people'

const app = givenApp()
const browser = givenBrowser()

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** A person who was never asked anything. */
async function newcomer(): Promise<Person> {
  const person = await signUpAndIn(app)
  await app.services.db('users').where({ id: person.userId }).update({ firstQuestionsAt: null })
  return person
}

/** Counts every tap on a page; typing is none. */
function taps(page: Page) {
  let count = 0
  return {
    tap: async (name: string | RegExp) => {
      count += 1
      await page.getByRole('button', { name, exact: true }).tap()
    },
    count: () => count,
  }
}

interface Household {
  household: {
    members: { name: string; portion: number }[]
    plan: {
      rows: { recipe: { name: string } | null; serves: number }[]
      problems: unknown[]
    }
  }
}

async function stored({ token }: Person): Promise<Household['household']> {
  const answer = await app.graphql(
    `{ viewer { household {
      members { name portion form(kind: DIETARY) { fields { answer { text settings { optionId settingId } } } } }
      plan { rows { recipe { name } serves } problems { __typename } }
    } } }`,
    {},
    token,
  )
  if (answer.errors) throw new Error(JSON.stringify(answer.errors))
  return (answer.data as unknown as { viewer: Household }).viewer.household
}

it('21 meals for a table of four take at most six taps from the first page', async () => {
  const anna = await newcomer()
  const { page, context, errors } = await browser.openAs(anna, { screen: SCREENS.phone, touch: true })
  // The prize dialog is due, too, and waits.
  await context.addInitScript(() => localStorage.removeItem('lastFeedbackPrompt'))
  const { tap, count } = taps(page)
  await page.goto(app.url)

  await dialog(page, 'Who eats?').waitFor()
  await page.waitForFunction(() => document.activeElement?.matches('input'))
  await page.keyboard.type('Sam, Mia, Leo')
  await page.waitForTimeout(2500)
  expect(await page.getByRole('dialog').count()).toBe(1)
  expect(await axeFindings(page)).toEqual([])
  await tap('Half a serve for Mia')
  await tap('Next')
  await dialog(page, 'Anything to avoid?').waitFor()
  // It begins at its top, with what is asked for most.
  const heading = await page.getByRole('heading', { name: 'Anything to avoid?' }).boundingBox()
  expect(heading?.y).toBeGreaterThan(0)
  const choices = page.getByRole('group', { name: 'Anything to avoid?' }).last().getByRole('button')
  expect(await choices.count()).toBe(16)
  await page.getByRole('button', { name: /^Show all \d+$/ }).click()
  expect(await choices.count()).toBeGreaterThan(16)
  expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
  await tap('Mia')
  await tap('Gluten free')
  expect(await axeFindings(page)).toEqual([])
  await tap('Next')
  await dialog(page, 'How many meals?').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await tap('Plan 21 meals')

  await eventually(async () => expect((await stored(anna)).plan.rows.filter(({ recipe }) => recipe)).toHaveLength(21))
  expect(count()).toBeLessThanOrEqual(6)
  const { members, plan } = await stored(anna)
  expect(members.map(({ portion }) => portion)).toEqual([1, 1, 0.5, 1])
  expect(members.slice(1).map(({ name }) => name)).toEqual(['Sam', 'Mia', 'Leo'])
  expect(plan.problems).toEqual([])
  expect(new Set(plan.rows.map(({ serves }) => serves))).toEqual(new Set([4]))
  expect(JSON.stringify(members[2])).toContain('GLUTEN_FREE')
  expect(JSON.stringify([members[0], members[1], members[3]])).not.toContain('GLUTEN_FREE')
  expect(await app.services.db('generated_plans').where({ userId: anna.userId })).toHaveLength(1)
  await page.getByRole('dialog', { name: /gift card/ }).waitFor()
  expect(errors).toEqual([])
  await context.close()
})

it('nothing is stored for who leaves in the middle, who skips is asked no more, on any device', async () => {
  const ben = await newcomer()
  const { page, context } = await browser.openAs(ben, { screen: SCREENS.phone })
  await page.goto(app.url)
  await dialog(page, 'Who eats?').waitFor()
  await page.getByLabel('Who eats with you?').fill('Sam, Mia')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Vegan' }).click()
  await page.reload()
  await dialog(page, 'Who eats?').waitFor()
  expect((await stored(ben)).members).toHaveLength(1)
  expect(JSON.stringify(await stored(ben))).not.toContain('VEGAN')

  for (const title of ['Who eats?', 'Anything to avoid?', 'How many meals?']) {
    await dialog(page, title).waitFor()
    await page.getByRole('button', { name: 'Skip' }).click()
  }
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Start with three of each' }).waitFor()
  expect((await stored(ben)).plan.rows).toEqual([])
  await context.close()

  const { page: other, context: another } = await browser.openAs(ben)
  const asked = other.waitForResponse((answer) => answer.request().postData()?.includes('FirstMinute') ?? false)
  await other.goto(app.url)
  await asked
  await other.getByRole('button', { name: 'Start with three of each' }).waitFor()
  expect(await other.getByRole('dialog').count()).toBe(0)
  await another.close()
})
