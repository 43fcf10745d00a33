import { sydneyDay } from '../../schema/sydneyDay'
import { addDays, dayOfMonth, daysFrom, WEEK, wholeDay } from '../../web/plan/days'
import { eventually, givenBrowser } from '../support/browser'
import { calendarEvents } from '../support/calendarEvents'
import {
  beginWeek,
  bothShow,
  countsBoth,
  daysGoBy,
  dinners,
  type Family,
  FAMILY_SERVES,
  familyHas,
  givenFamily,
  nothingIsAmiss,
  openMode,
  planned,
  namesByTitle,
} from '../support/family'
import { givenApp } from '../support/givenApp'
import { chooseLeftovers, openOther, writeOther } from '../support/otherRows'
import { dragMeal, namesOn, week } from '../support/planDays'
import { closeSheet, openSheet, planRow, rowPicker } from '../support/planRows'

const app = givenApp()
const browser = givenBrowser({ serviceWorkers: 'allow' })

const OUT = "Pizza at Gran's"
const today = sydneyDay(Date.now())
const days = daysFrom(today, WEEK)

/** The first week as it was eaten: what its rows hold, and which of them are not like the others; rows count from 1. */
interface FirstWeek {
  names: string[]
  weekly: number
  leftovers: number
}

/** The dice fill seven dinners; one is locked, one randomized and one picked. */
async function planDinners(family: Family): Promise<string[]> {
  const { phone, desk } = family
  await phone.getByRole('combobox', { name: 'Dinner meals' }).click()
  await phone.getByRole('option', { name: '7', exact: true }).click()
  const dice = phone.getByRole('button', { name: 'Randomize dinner', exact: true })
  await dice.click()
  const first = await planned(family)
  await nothingIsAmiss(phone)

  const sheet = await openSheet(phone, 'Dinner', 1)
  await sheet.getByRole('list', { name: 'Ingredients' }).waitFor()
  await nothingIsAmiss(phone)
  await sheet.getByRole('button', { name: 'Lock', exact: true }).click()
  await closeSheet(phone, sheet)
  const unlock = planRow(desk, 'Dinner', 1).getByRole('button', { name: /^Unlock/ })
  await unlock.waitFor()
  await dice.click()
  const second = await planned(family, (names) => expect(names.slice(1)).not.toEqual(first.slice(1)))
  expect(second[0]).toBe(first[0])

  await planRow(phone, 'Dinner', 2)
    .getByRole('button', { name: /^Randomize dinner 2/ })
    .click()
  const third = await planned(family, (names) => expect(names[1]).not.toBe(second[1]))
  await rowPicker(desk, 'Dinner', 3).click()
  const options = desk.getByRole('option')
  await options.first().waitFor()
  const offered = await options.evaluateAll((all) =>
    all.map((one) => one.querySelector('span')?.firstChild?.textContent ?? ''),
  )
  const at = offered.findIndex((name) => name !== '' && !third.includes(name))
  await options.nth(at).click()
  const picked = third.with(2, offered[at] ?? '')
  expect(await planned(family, (names) => expect(names).toEqual(picked))).toEqual(picked)
  return picked
}

/** Each dinner gets its day; two change places, one by mouse and one by keys. Returns the names by day. */
async function giveDays({ phone, desk }: Family): Promise<string[]> {
  await desk.getByRole('button', { name: 'By day' }).click()
  await desk.getByRole('button', { name: 'Spread over the week' }).click()
  await desk.getByText('7 meals have their days now').waitFor()
  const byDay = (await Promise.all(days.map((day) => namesOn(desk, day)))).map(([name = '']) => name)
  const [, second = '', third = ''] = byDay
  const [, secondDay = '', thirdDay = ''] = days
  const meal = (name: string) => week(desk).getByRole('button', { name, exact: true })
  const holds = (day: string, names: string[]) =>
    eventually(async () => expect((await namesOn(desk, day)).toSorted()).toEqual(names.toSorted()))
  await dragMeal(desk, meal(second), thirdDay)
  await holds(thirdDay, [second, third])
  await meal(third).focus()
  await desk.keyboard.press('Alt+ArrowLeft')
  await desk.getByText(`${third} is on ${wholeDay(secondDay)} now`).waitFor()
  await holds(secondDay, [third])
  await holds(thirdDay, [second])
  await nothingIsAmiss(desk)
  const facts = (row: number) => planRow(phone, 'Dinner', row).locator('[data-fact=day]')
  const names = await dinners(phone)
  await eventually(async () =>
    expect(await facts(names.indexOf(second) + 1).allInnerTexts()).toEqual([wholeDay(thirdDay).slice(0, 3)]),
  )
  return byDay.with(1, third).with(2, second)
}

/** Once cooked and twice eaten, once out, and one dinner that is to come every week. */
async function eatOtherwise(family: Family, names: string[], byDay: string[]): Promise<FirstWeek> {
  const { phone, desk } = family
  const [source = '', weekly = '', left = '', out = ''] = byDay.filter((name) => name !== names[0])
  const rowOf = (name: string) => names.indexOf(name) + 1
  const sheet = await openOther(phone, 'Dinner', rowOf(left))
  await chooseLeftovers(phone, sheet, source)
  await sheet.getByRole('heading', { name: source }).waitFor()
  await nothingIsAmiss(phone)
  await closeSheet(phone, sheet)
  const words = await openOther(phone, 'Dinner', rowOf(out))
  await writeOther(words, OUT, true)
  await words.getByRole('heading', { name: OUT }).waitFor()
  await closeSheet(phone, words)
  const again = await openSheet(phone, 'Dinner', rowOf(weekly))
  await again.getByRole('checkbox', { name: 'Again every week' }).check()
  await closeSheet(phone, again)

  const eaten = names.map((name) => ({ [left]: source, [out]: OUT })[name] ?? name)
  await desk.getByRole('button', { name: 'By category' }).click()
  await bothShow(family, eaten)
  await planRow(desk, 'Dinner', rowOf(weekly)).getByText('every week').waitFor()
  await planRow(desk, 'Dinner', rowOf(left)).getByText('leftovers', { exact: true }).waitFor()
  await planRow(desk, 'Dinner', rowOf(out)).getByText('out', { exact: true }).waitFor()
  await countsBoth(family, source)
  await openMode(phone, 'Plan')
  return { names: eaten, weekly: rowOf(weekly), leftovers: rowOf(left) }
}

/** A calendar under its secret address has each row at its day. */
async function subscribe(family: Family, { names, leftovers }: FirstWeek): Promise<void> {
  const { phone } = family
  await openMode(phone, 'Settings')
  await phone.getByRole('button', { name: 'Make an address' }).click()
  const address = await phone.getByRole('textbox', { name: 'Secret address' }).inputValue()
  await nothingIsAmiss(phone)
  const answer = await app.fetch(new URL(address).pathname)
  const { plan } = await familyHas<{ plan: { rows: { date: string }[] } }>(family, 'plan { rows { date } }')
  const what = (name: string, row: number) =>
    `Dinner: ${name}${row === leftovers ? ' (leftovers)' : name === OUT ? ' (out)' : ''}`
  const expected = plan.rows.map(({ date }, index) => ({
    day: date,
    summary: what(names[index] ?? '', index + 1),
    description: `${FAMILY_SERVES} serves`,
  }))
  expect(calendarEvents(await answer.text())).toEqual(expected.sort((one, other) => one.day.localeCompare(other.day)))
  await openMode(phone, 'Plan')
}

/** Of three past weeks the first one is kept under a name, and planned again. */
async function planAgain(family: Family, { names, leftovers }: FirstWeek): Promise<void> {
  const { phone, desk } = family
  await phone.getByRole('link', { name: 'Saved plans' }).click()
  const past = phone.getByRole('list', { name: 'Past weeks' })
  const first = `${dayOfMonth(addDays(today, -13))} to ${dayOfMonth(addDays(today, -7))}`
  await past.getByRole('heading', { name: first }).waitFor()
  expect(await past.getByRole('heading').count()).toBe(3)
  const eaten = past.getByRole('listitem').filter({ has: phone.getByRole('heading', { name: first }) })
  await eaten.getByText('What you ate').click()
  for (const name of names) await eaten.getByText(name, { exact: true }).first().waitFor()
  await nothingIsAmiss(phone)
  await past.getByRole('button', { name: `More for ${first}` }).click()
  await phone.getByRole('menuitem', { name: 'Save under a name' }).click()
  await phone.getByRole('textbox', { name: 'Name' }).fill('Our first week')
  await phone.keyboard.press('Enter')
  await phone.getByRole('list', { name: 'Saved plans' }).getByRole('heading', { name: 'Our first week' }).waitFor()
  await past.getByRole('button', { name: `Plan it again: ${first}` }).click()
  await phone.waitForURL(`${app.url}/`)
  await bothShow(family, names)
  await planRow(desk, 'Dinner', leftovers).getByText('leftovers', { exact: true }).waitFor()
}

/** Ann likes one meal and never wants another again, which Ben's dice do not bring either. */
async function browse(family: Family, { names, weekly }: FirstWeek): Promise<void> {
  const { phone, desk } = family
  const nameOf = await namesByTitle(family)
  const likedTitle = names[weekly - 1] ?? ''
  const dislikedTitle = names.find((name) => ![likedTitle, names[0], OUT].includes(name)) ?? ''
  const [liked, disliked] = [nameOf(likedTitle), nameOf(dislikedTitle)]
  const cards = phone.getByRole('list', { name: 'Meals' }).getByRole('listitem')
  const heart = (name: string) => phone.getByRole('button', { name: `Favourite: ${name}`, exact: true })
  const open = async (title: string) => {
    const name = nameOf(title)
    await phone.getByRole('searchbox', { name: 'Search meals' }).fill(title)
    const card = cards.filter({ has: heart(name) })
    await card.getByRole('button').first().click()
    return phone.getByRole('dialog', { name, exact: true })
  }
  await phone.getByRole('link', { name: 'Browse all meals' }).click()
  await cards.first().waitFor()
  const counts = (await phone.getByText(/of [\d,]+ suit your table/).innerText()).match(/[\d,]+/g) ?? []
  const [suitable = 0, all = 0] = counts.map((count) => Number(count.replaceAll(',', '')))
  expect(suitable).toBeLessThan(all)
  await nothingIsAmiss(phone)
  const sheet = await open(likedTitle)
  await sheet.getByRole('button', { name: '5 of 5' }).click()
  await sheet.getByText('rated 5 of 5').waitFor()
  await nothingIsAmiss(phone)
  await phone.keyboard.press('Escape')
  await heart(liked).click()
  await phone.getByRole('button', { name: 'Favourites' }).click()
  await eventually(async () => expect(await cards.count()).toBe(1))
  expect(await heart(liked).getAttribute('aria-pressed')).toBe('true')
  await phone.getByRole('button', { name: 'Favourites' }).click()

  await (await open(dislikedTitle)).getByRole('button', { name: 'Never again' }).click()
  await phone.getByText(`${disliked} is not offered to you any more`).waitFor()
  await heart(disliked).waitFor({ state: 'detached' })
  await desk.getByRole('button', { name: 'Randomize All' }).click()
  await desk.getByText('New plan proposed').waitFor()
  const proposed = await dinners(desk)
  expect(proposed).not.toContain(dislikedTitle)
  expect(proposed[weekly - 1]).toBe(likedTitle)
  await phone.getByRole('link', { name: 'Plan', exact: true }).click()
  await bothShow(family, proposed)
  await nothingIsAmiss(desk)
}

it('a family plans its month: a week by day, cooked once and eaten twice, in its calendar, then the next ones and the first again (WEEK-5 to WEEK-18)', async () => {
  const family = await givenFamily(app, browser)
  const picked = await planDinners(family)
  const byDay = await giveDays(family)
  const first = await eatOtherwise(family, picked, byDay)
  await subscribe(family, first)

  await daysGoBy(family, 13)
  await beginWeek(family, 'New meals')
  const stays = first.names[first.weekly - 1] ?? ''
  const second = await planned(family, (names) => {
    expect(names.filter((name) => first.names.includes(name))).toEqual([stays])
    expect(names[first.weekly - 1]).toBe(stays)
  })
  await daysGoBy(family, 10)
  await beginWeek(family, 'The same again')
  expect(await planned(family)).toEqual(second)
  await daysGoBy(family, 7)
  await beginWeek(family, 'Empty rows')
  const rows = second.map((_, index) => (index === first.weekly - 1 ? stays : ''))
  await bothShow(family, rows)

  await planAgain(family, first)
  await browse(family, first)
  expect(family.errors).toEqual([[], []])
}, 180_000)
