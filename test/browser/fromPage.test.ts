import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Page } from 'playwright-core'
import { picture } from '../server/photos/photoCalls'
import { axeFindings, eventually, givenBrowser, SCREENS, watchErrors } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { type Person, signUpAndIn } from '../support/people'
import { countReceived } from '../support/received'

const app = givenApp()
const browser = givenBrowser()
let cook: Person
let site: Server
let photo: Buffer
/** Another origin, with a recipe's page and its picture. */
let origin: string

const DATA = JSON.stringify({
  '@graph': [
    { '@type': 'WebSite', name: 'Soups' },
    {
      '@type': 'Recipe',
      name: 'Lentil soup',
      image: { '@type': 'ImageObject', url: '/soup.jpg' },
      recipeYield: '4',
      totalTime: 'PT40M',
      recipeCategory: 'Dinner',
      recipeIngredient: ['200 g red lentils', '2 carrots, diced'],
      recipeInstructions: ['Simmer the lentils with the carrots.'],
    },
  ],
})
const PAGE = `<!doctype html><html><head><title>Soup</title><script type="application/ld+json">${DATA}</script>
  <script>window.secret = 'token of the site'</script></head>
  <body><form><input type="hidden" value="token of the form"></form><h1>Lentil soup</h1>
  <pre id="short">Toast\nServes 2\nIngredients\n4 slices bread\n20 g butter\nMethod\n1. Toast the bread.\n2. Butter it well and serve it warm.</pre></body></html>`

beforeAll(async () => {
  cook = await signUpAndIn(app)
  photo = await picture(640, 480)
  site = createServer(({ url }, response) => {
    if (url === '/soup.jpg') response.setHeader('Content-Type', 'image/jpeg').end(photo)
    // A site that lets no script call anything, as many do.
    else if (url === '/strict')
      response
        .writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': "default-src 'self'" })
        .end(PAGE)
    else if (url === '/apart')
      response.writeHead(200, { 'Content-Type': 'text/html', 'Cross-Origin-Opener-Policy': 'same-origin' }).end(PAGE)
    else response.setHeader('Content-Type', 'text/html').end(PAGE)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => site.once('listening', resolve))
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => site.close(resolve)))

/** The bookmark's code, as a person drags it. */
async function bookmark(): Promise<string> {
  const { page, context } = await browser.openAs(cook)
  await page.goto(`${app.url}/dishes/new`)
  const link = page.getByRole('link', { name: /^To / })
  const href = (await link.getAttribute('href')) ?? ''
  expect(href.startsWith('javascript:')).toBe(true)
  await eventually(async () => {
    await link.click()
    await page.getByText('Drag this to your bookmarks bar, or copy it.').waitFor({ timeout: 2000 })
  })
  await page.getByRole('button', { name: 'Copy the bookmark' }).click()
  await page.getByText('Bookmark copied').first().waitFor()
  await page.getByLabel('Recipe text').click()
  await page.keyboard.press('ControlOrMeta+V')
  expect(await page.getByLabel('Recipe text').inputValue()).toBe(href)
  await context.close()
  return decodeURIComponent(href.slice('javascript:'.length))
}

/** Presses the bookmark on a page. @returns the product's window. */
async function press(context: BrowserContext, page: Page, code: string): Promise<Page> {
  const [opened] = await Promise.all([context.waitForEvent('page'), page.evaluate(code)])
  return opened
}

const checked = (opened: Page) => opened.getByRole('heading', { name: 'Check the recipe' }).waitFor()

it('sends a page with its picture into the editor, saves nothing by itself, and lets go of the page (MOVE-21, MOVE-22)', async () => {
  const code = await bookmark()
  const { context, page } = await browser.openAs(cook, { screen: SCREENS.phone })
  const [name = '', value = ''] = cook.cookie.split('=')
  await context.addCookies([{ name, value, url: app.url, httpOnly: true, sameSite: 'Strict' }])
  await page.goto(`${origin}/soup`)
  const opened = await press(context, page, code)
  const errors = watchErrors(opened)
  await checked(opened)
  expect(await opened.getByLabel('Name').inputValue()).toBe('Lentil soup')
  const hasPhoto = () => opened.getByRole('button', { name: 'Remove photo' }).waitFor()
  await hasPhoto()
  expect(await opened.evaluate(() => window.opener as unknown)).toBeNull()
  expect(await app.services.db('dishes').where({ userId: cook.userId })).toEqual([])
  expect(await axeFindings(opened)).toEqual([])
  await opened.getByRole('button', { name: /More about this dish/ }).click()
  expect(await opened.getByLabel('Where it is from').inputValue()).toBe(`${origin}/soup`)
  await opened.getByRole('button', { name: 'Back to the text' }).click()
  await opened.getByRole('button', { name: 'Leave', exact: true }).click()
  await opened.getByText(`The page of ${new URL(origin).host}`).waitFor()
  await opened.getByRole('button', { name: 'Read recipe' }).click()
  await checked(opened)
  await hasPhoto()
  await opened.getByRole('button', { name: 'Save dish' }).click()
  await opened.getByText('Lentil soup saved').first().waitFor()
  const [dish] = await app.services.db('dishes').where({ userId: cook.userId })
  expect(dish).toMatchObject({ name: 'Lentil soup', photo: expect.any(String) })
  // Taken, it is not kept any more.
  await opened.goto(`${app.url}/dishes/new`)
  expect(await countReceived(opened)).toBe(0)
  expect(errors).toEqual([])
  await context.close()
})

it('reads what is selected, on a site whose policy lets nothing be called', async () => {
  const code = await bookmark()
  const { context, page } = await browser.openAs(cook)
  await page.goto(`${origin}/strict`)
  await page.evaluate(() => window.getSelection()?.selectAllChildren(document.querySelector('#short') ?? document.body))
  const opened = await press(context, page, code)
  await checked(opened)
  expect(await opened.getByLabel('Name').inputValue()).toBe('Toast')
  await context.close()
})

it('waits for a person to sign in, and loses nothing (MOVE-22)', async () => {
  const code = await bookmark()
  const ben = await signUpAndIn(app)
  const context = await browser.openContext()
  await context.addInitScript(() => localStorage.setItem('lastFeedbackPrompt', String(Date.now())))
  const page = await context.newPage()
  await page.goto(`${origin}/soup`)
  const opened = await press(context, page, code)
  await opened.getByRole('textbox', { name: 'Email' }).fill(ben.email)
  // The page that it was is gone.
  await page.close()
  await opened.getByLabel('Password', { exact: true }).fill(ben.password)
  await opened.getByRole('button', { name: 'Sign In' }).click()
  await checked(opened)
  expect(await opened.getByLabel('Name').inputValue()).toBe('Lentil soup')
  await context.close()
})

it('says what to do where a site lets no page know of it', async () => {
  const code = await bookmark()
  const { context, page } = await browser.openAs(cook)
  await page.goto(`${origin}/apart`)
  const opened = await press(context, page, code)
  await opened.getByRole('heading', { name: 'No page came' }).waitFor()
  expect(await axeFindings(opened)).toEqual([])
  await context.close()
})

describe('a hostile page (MOVE-22)', () => {
  const message = (name: string) => ({
    html: `<html><script type="application/ld+json">{"@type":"Recipe","name":"${name}","recipeIngredient":["1 egg"],"recipeInstructions":["Boil it."]}</script></html>`,
    url: 'https://good.example/recipe',
    selection: '',
    picture: null,
  })

  /** Opens the product's page from another origin, and does something with it once it listens. */
  async function open(act: (opened: Window, given: unknown, target: string) => void, given: unknown) {
    const { context, page } = await browser.openAs(cook)
    await page.goto(`${origin}/soup`)
    const source = `(${act.toString()})(opened, ${JSON.stringify(given)}, ${JSON.stringify(app.url)})`
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(
        ([address, run]) => {
          const other = window.open(address, '_blank')
          Object.assign(window, { product: other })
          window.addEventListener('message', () => new Function('opened', run)(other), { once: true })
        },
        [`${app.url}/dishes/from-page`, source] as const,
      ),
    ])
    return { context, page, opened }
  }

  it('has its own host shown, and no address of another site believed', async () => {
    const { context, opened } = await open((other, given, target) => other.postMessage(given, target), message('Egg'))
    await checked(opened)
    await opened.getByRole('button', { name: /More about this dish/ }).click()
    expect(await opened.getByLabel('Where it is from').inputValue()).toBe('')
    await opened.getByRole('button', { name: 'Back to the text' }).click()
    await opened.getByText(`The page of ${new URL(origin).host}`).waitFor()
    await context.close()
  })

  it('is taken once: a second message changes nothing', async () => {
    const both = [message('First'), message('Second')]
    const { context, opened } = await open((other, given, target) => {
      for (const one of given as unknown[]) other.postMessage(one, target)
    }, both)
    await checked(opened)
    expect(await opened.getByLabel('Name').inputValue()).toBe('First')
    expect(await countReceived(opened)).toBe(0)
    await context.close()
  })

  it('that is not the opener is ignored: another window, a frame, and the page itself', async () => {
    const { context, page, opened } = await open(() => {}, null)
    await opened.getByRole('heading', { name: 'Receiving the page' }).waitFor()
    await opened.evaluate((given) => window.postMessage(given, '*'), message('Itself'))
    await page.evaluate(
      ([given, target]) => {
        const frame = document.body.appendChild(document.createElement('iframe'))
        const script = frame.contentDocument?.createElement('script')
        if (!script || !frame.contentWindow) throw new Error('No frame')
        Object.assign(frame.contentWindow, { product: (window as { product?: Window }).product })
        script.textContent = `product.postMessage(${JSON.stringify(given)}, ${JSON.stringify(target)})`
        frame.contentDocument?.body.append(script)
      },
      [message('Frame'), app.url] as const,
    )
    await opened.waitForTimeout(500)
    expect(new URL(opened.url()).pathname).toBe('/dishes/from-page')
    expect(await countReceived(opened)).toBe(0)
    await context.close()
  })

  it.each([
    ['too large', { ...message('Large'), html: `<html>${'x'.repeat(2_000_001)}</html>` }, /too large/],
    ['of another shape', { html: 5, url: '', selection: '' }, /not a page/],
    ['no message at all', 'html', /not a page/],
  ])('sends what is %s, and it is refused', async (_what, given, said) => {
    const { context, opened } = await open((other, sent, target) => other.postMessage(sent, target), given)
    await opened.getByText(said).waitFor()
    expect(await countReceived(opened)).toBe(0)
    await context.close()
  })
})
