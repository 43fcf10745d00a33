import { eventually, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { joinHousehold } from '../support/households'
import { type Person, signUpAndIn } from '../support/people'
import { mealNames, removeRow } from '../support/planRows'

const app = givenApp()
const browser = givenBrowser()

it('looks', async () => {
  const [ana, ben] = [await signUpAndIn(app), await signUpAndIn(app)]
  await joinHousehold(app, ana, ben, { name: 'Ben' })
  const open = async (person: Person, screen: object) => {
    const opened = await browser.openAs(person, { screen } as never)
    await opened.page.goto(app.url)
    await opened.page.getByRole('heading', { name: 'Your plan' }).waitFor()
    return opened
  }
  const bens = await open(ben, SCREENS.desk)
  const anas = await open(ana, { width: 390, height: 844 })
  await anas.page.screenshot({ path: '/tmp/z-empty.png', fullPage: true })
  await anas.page.getByRole('button', { name: 'Start with three of each' }).click()
  await eventually(async () => expect((await mealNames(anas.page)).filter(Boolean)).toHaveLength(9))
  await eventually(async () => expect((await mealNames(bens.page)).filter(Boolean)).toHaveLength(9))
  await bens.page.getByRole('button', { name: /^Randomize dinner 1/ }).click()
  await bens.page.waitForTimeout(800)
  await removeRow(bens.page, 'Lunch', 1)
  await bens.page.waitForTimeout(800)
  await bens.page.getByRole('button', { name: 'Randomize dinner', exact: true }).click()
  await bens.page.waitForTimeout(1200)
  await bens.page.getByRole('group', { name: 'Whole plan' }).getByRole('button', { name: 'Clear' }).click()
  await bens.page.waitForTimeout(800)
  await app.services.db('plan_operations').whereNotNull('changeKind').orderBy('version').limit(2).decrement('at', 26 * 3600_000)
  await anas.page.screenshot({ path: '/tmp/z-cleared.png', fullPage: true })
  for (const [width, height] of [[320, 700], [390, 844], [1440, 900]] as const)
    for (const scheme of ['light', 'dark'] as const) {
      await anas.page.setViewportSize({ width, height })
      await anas.page.emulateMedia({ colorScheme: scheme })
      await anas.page.getByRole('button', { name: 'Recent changes' }).click()
      await anas.page.getByRole('dialog').getByRole('listitem').first().waitFor()
      await anas.page.waitForTimeout(500)
      await anas.page.screenshot({ path: `/tmp/z-${width}-${scheme}.png` })
      await anas.page.keyboard.press('Escape')
      await anas.page.getByRole('dialog').waitFor({ state: 'detached' })
    }
  console.log(anas.errors, bens.errors)
  await anas.context.close()
  await bens.context.close()
}, 120_000)
