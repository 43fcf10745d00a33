import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { CATEGORIES } from '../../server/catalogue/types'
import { givenBrowser } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { signUpAndIn } from '../support/people'
import { planOf, rowOf } from '../support/plans'

const WIDTHS = [320, 360, 390, 700, 760, 800, 820, 1440]
/** The text width of a sheet of A4 within its margins. */
const SHEET = 718

const app = givenApp()
const browser = givenBrowser()
let page: Page

beforeAll(async () => {
  const cook = await signUpAndIn(app)
  const meals = [0, 11, 22, 33, 44, 55, 66]
  const rows = (category: (typeof CATEGORIES)[number]) => {
    const count = app.services.catalogue.compiled.byCategory[category].length
    return meals.map((meal, index) => rowOf(app, category, meal % count, 2 + (index % 3)))
  }
  const plan = planOf(Object.fromEntries(CATEGORIES.map((category) => [category, rows(category)])))
  await app.graphql(
    'mutation ($input: SaveMealPlanInput!) { saveMealPlan(input: $input) { errors { message } } }',
    { input: { plan, version: 0 } },
    cook.token,
  )
  page = (await browser.openAs(cook)).page
  await page.goto(app.url)
  await page.getByRole('button', { name: 'Load', exact: true }).click()
  await page.getByRole('button', { name: 'Randomize dinner 7' }).waitFor()
})

/** Words that a line break splits, and amounts that one parts from their unit. */
const badBreaks = () =>
  page.evaluate(() => {
    const WORD = /[\p{Letter}\p{Mark}\d]{2,}/gu
    const MEASURE = /(?:[\d.,]+|[½¼¾⅓⅔⅛])\s(?:g|kg|ml|l|tsp|tbsp|cups?|pieces?|cm|kJ|mg|minutes?|hours?)\b/g
    const found: string[] = []
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const text = nodes.currentNode as Text
      if (!text.parentElement?.checkVisibility()) continue
      const topOf = (at: number) => {
        const range = document.createRange()
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        return range.getClientRects()[0]?.top ?? NaN
      }
      for (const pattern of [WORD, MEASURE])
        for (const { 0: match, index } of text.data.matchAll(pattern))
          if (Math.abs(topOf(index) - topOf(index + match.length - 1)) > 3) found.push(match)
    }
    return found
  })

/** The bad breaks that stay: a list gets its columns for a new width a moment after the window has it. */
async function lastingBreaks(): Promise<string[]> {
  for (let look = 0; look < 20 && (await badBreaks()).length > 0; look += 1) await wait(50)
  return badBreaks()
}

async function expectWholeWords(): Promise<void> {
  const found: Record<number, string[]> = {}
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    found[width] = await lastingBreaks()
  }
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: SHEET, height: 900 })
  found[0] = await lastingBreaks()
  await page.emulateMedia({ media: null })
  expect(found).toEqual(Object.fromEntries([0, ...WIDTHS].map((width) => [width, []])))
}

it('a shopping list of 21 meals breaks no word and parts no amount from its unit, on any screen or on paper', async () => {
  await page.goto(`${app.url}/?mode=shop`)
  await page.getByRole('checkbox').first().waitFor()
  await expectWholeWords()
})

it('neither does a meal that is cooked, with all its steps, nor its instructions', async () => {
  await page.goto(`${app.url}/?mode=cook`)
  await page.getByRole('radio', { name: 'All steps' }).click()
  await expectWholeWords()
  await page.getByRole('link', { name: 'Go to meal instructions' }).click()
  await page.getByRole('heading', { name: 'Nutrition per serve' }).waitFor()
  await expectWholeWords()
})
