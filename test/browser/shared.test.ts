import type { BrowserContext, Page } from 'playwright-core'
import { startImports } from '../../server/imports/startImports'
import { axeFindings, eventually, givenBrowser, SCREENS, watchErrors } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { paprikaArchive } from '../support/moving/paprikaArchive'
import { type Person, signUpAndIn } from '../support/people'
import { countReceived } from '../support/received'
import { startApp } from '../support/startApp'

const app = givenApp()
const browser = givenBrowser({ serviceWorkers: 'allow' })
let cook: Person
let stop: () => Promise<void>
beforeAll(async () => {
  stop = startImports(app.services)
  cook = await signUpAndIn(app)
})
afterAll(() => stop())

const RECIPE =
  'Toast\nServes 2\n\nIngredients\n4 slices bread\n20 g butter\n\nMethod\n1. Toast the bread.\n2. Butter it.'

/** What a device hands over. */
interface Shared {
  title?: string
  text?: string
  url?: string
  files?: readonly { name: string; type: string; text: string }[]
}

/** A page whose service worker is at work. */
async function open(
  person: Person | null,
  url = app.url,
): Promise<{ context: BrowserContext; page: Page; errors: string[] }> {
  const context = await browser.openContext({ screen: SCREENS.phone })
  await context.addInitScript(
    ([token, at]) => {
      if (token) sessionStorage.setItem('access_token', token)
      localStorage.setItem('lastFeedbackPrompt', at)
    },
    [person?.token ?? '', String(Date.now())] as const,
  )
  const page = await context.newPage()
  const errors = watchErrors(page)
  await page.goto(`${url}/privacypolicy`)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return { context, page, errors }
}

/** Shares as a device does: a form is posted to what the web app manifest names. */
async function share(page: Page, shared: Shared): Promise<void> {
  const posted = page.waitForNavigation()
  await page.evaluate(async ({ files = [], ...texts }) => {
    const manifest = (await (await fetch('/manifest.webmanifest')).json()) as {
      share_target: { action: string; enctype: string; params: { files: { name: string }[] } }
    }
    const { action, enctype, params } = manifest.share_target
    const form = document.body.appendChild(document.createElement('form'))
    Object.assign(form, { action, enctype, method: 'post' })
    for (const [name, value] of Object.entries(texts))
      Object.assign(form.appendChild(document.createElement('textarea')), { name, value })
    const input = form.appendChild(document.createElement('input'))
    Object.assign(input, { type: 'file', name: params.files[0]?.name ?? '', multiple: true })
    const given = new DataTransfer()
    for (const { name, type, text } of files) {
      const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
      given.items.add(new File([bytes], name, { type }))
    }
    input.files = given.files
    form.submit()
  }, shared)
  await posted
}

it('fills the box with a text that is shared, reads it when the person asks, and keeps nothing (MOVE-23)', async () => {
  const { context, page, errors } = await open(cook)
  await share(page, { text: RECIPE })
  await page.getByRole('heading', { name: 'Bring in a recipe' }).waitFor()
  await eventually(async () => expect(await page.getByLabel('Recipe text').inputValue()).toBe(RECIPE))
  expect([new URL(page.url()).pathname, new URL(page.url()).search]).toEqual(['/dishes/new', ''])
  expect(await countReceived(page)).toBe(0)
  await page.getByRole('button', { name: 'Read recipe' }).click()
  await page.getByRole('heading', { name: 'Check the recipe' }).waitFor()
  expect(await page.getByLabel('Name').inputValue()).toBe('Toast')
  expect(errors).toEqual([])
  await context.close()
})

it('says what to do with an address alone, and opens none itself', async () => {
  const { context, page } = await open(cook)
  await share(page, { title: 'A soup', text: 'https://soups.example/lentil?x=1' })
  await page.getByText('This is only an address').waitFor()
  const link = page.getByRole('link', { name: 'Open soups.example' })
  expect([await link.getAttribute('href'), await link.getAttribute('rel')]).toEqual([
    'https://soups.example/lentil?x=1',
    'noopener noreferrer',
  ])
  expect(await page.getByLabel('Recipe text').inputValue()).toBe('')
  expect(await axeFindings(page)).toEqual([])
  await context.close()
})

it('has an address in the box where the server fetches pages, and fetches it when the person asks (MOVE-36)', async () => {
  const fetching = await startApp({ FETCH_PAGES: 'on' })
  const { context, page } = await open(await signUpAndIn(fetching), fetching.url)
  try {
    const asked: string[] = []
    page.on('request', (request) => {
      const body = request.postData() ?? ''
      if (body.includes('readPage(')) asked.push(body)
    })
    const address = 'https://soups.invalid/lentil?x=1'
    await share(page, { title: 'A soup', text: address })
    await page.getByText('This is only an address. Press Read recipe').waitFor()
    await eventually(async () => expect(await page.getByLabel('Recipe text').inputValue()).toBe(address))
    expect(asked).toEqual([])
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Read recipe' }).click()
    await page
      .getByText(/could not be fetched/i)
      .first()
      .waitFor()
    expect(asked).toEqual([expect.stringContaining(address)])
  } finally {
    await context.close()
    await fetching.stop()
  }
})

it('reads a page that is shared as a file, and takes a picture to where pictures are read', async () => {
  const { context, page } = await open(cook)
  const html =
    '<!doctype html><html><script type="application/ld+json">{"@type":"Recipe","name":"Egg","recipeIngredient":["1 egg"],"recipeInstructions":["Boil it."]}</script></html>'
  await share(page, { files: [{ name: 'egg.html', type: 'text/html', text: html }] })
  await page.getByRole('heading', { name: 'Check the recipe' }).waitFor()
  expect(await page.getByLabel('Name').inputValue()).toBe('Egg')
  await share(page, { files: [{ name: 'card.jpg', type: 'image/jpeg', text: 'abc' }] })
  await page.getByRole('heading', { name: 'Read from pictures' }).waitFor()
  await page
    .getByText(/card\.jpg/)
    .first()
    .waitFor()
  await context.close()
})

it('has an archive wait for the person’s press (MOVE-24)', async () => {
  const { context, page, errors } = await open(cook)
  const bytes = paprikaArchive([
    {
      ...{ name: 'Pie', uid: '1', servings: '4', total_time: '45 min', categories: ['Dinner'] },
      ...{ ingredients: '200 g lentils', directions: 'Cook the lentils.' },
    },
  ])
  const text = bytes.toString('latin1')
  await share(page, { files: [{ name: 'My.paprikarecipes', type: 'application/octet-stream', text }] })
  await page.getByText('My.paprikarecipes is ready to be brought in.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/dishes/moving-in')
  expect(await axeFindings(page)).toEqual([])
  expect(await app.services.db('imports').where({ userId: cook.userId })).toEqual([])
  await page.getByRole('button', { name: 'Bring it in' }).click()
  await page.getByText('1 recipe is among your dishes.').waitFor()
  expect(errors).toEqual([])
  await context.close()
})

it('waits for a person to sign in, and is gone once they sign out (MOVE-23)', async () => {
  const { context, page } = await open(null)
  await share(page, { text: RECIPE })
  await page.getByRole('textbox', { name: 'Email' }).fill(cook.email)
  await share(page, { text: `${RECIPE}\nServe it.` })
  expect(await countReceived(page)).toBe(2)
  await page.getByRole('textbox', { name: 'Email' }).fill(cook.email)
  await page.getByLabel('Password', { exact: true }).fill(cook.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await eventually(async () => expect(await page.getByLabel('Recipe text').inputValue()).toContain('Serve it.'))
  expect(await countReceived(page)).toBe(1)
  await page.goto(`${app.url}/?mode=settings`)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('textbox', { name: 'Email' }).waitFor()
  await eventually(async () => expect(await countReceived(page)).toBe(0))
  await context.close()
})

it('forgets after a day what no one took', async () => {
  const { context, page } = await open(null)
  await share(page, { text: RECIPE })
  expect(await countReceived(page)).toBe(1)
  const address = page.url()
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const asked = indexedDB.open('received')
        asked.onsuccess = () => {
          const store = asked.result.transaction('items', 'readwrite').objectStore('items')
          const all = store.getAll()
          all.onsuccess = () => {
            for (const item of all.result as { at: number }[]) store.put({ ...item, at: item.at - 86_400_001 })
            store.transaction.oncomplete = () => {
              asked.result.close()
              resolve()
            }
          }
        }
      }),
  )
  await page.goto(`${app.url}/login`)
  await eventually(async () => expect(await countReceived(page)).toBe(0))
  await page.goto(address)
  await context.close()
})

it('answers a post without the service worker with the page, which says that nothing came', async () => {
  const answer = await app.fetch('/dishes/new', {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ text: RECIPE }),
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/dishes/new?received=lost'])
  const { page, context } = await browser.openAs(cook)
  await page.goto(`${app.url}/dishes/new?received=lost`)
  await page.getByText('What you shared is no longer here.').waitFor()
  await context.close()
})
