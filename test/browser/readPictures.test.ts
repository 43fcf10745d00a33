import type { Page } from 'playwright-core'
import { axeFindings, eventually, givenBrowser, SCREENS } from '../support/browser'
import { signUpAndIn } from '../support/people'
import { lockedPdf, PRINTED, printedPdf, printedPicture } from '../support/printedRecipe'
import { type RunningApp, startApp } from '../support/startApp'
import { saying, startVisionServer, type VisionServer } from '../support/visionServer'

let server: VisionServer
let app: RunningApp
const browser = givenBrowser()
beforeAll(async () => {
  server = await startVisionServer()
  app = await startApp(server.environment)
})
afterAll(async () => {
  await app.stop()
  await server.stop()
})

/** The page of a person on which a recipe is brought in, with where its requests went. */
async function openBringIn(look = {}) {
  const person = await signUpAndIn(app)
  const open = await browser.openAs(person, look)
  // Photos are asked for with the session's cookie.
  const [name = '', value = ''] = person.cookie.split('=')
  await open.context.addCookies([{ name, value, url: app.url, httpOnly: true, sameSite: 'Strict' }])
  const asked: string[] = []
  open.context.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))
  await open.page.goto(`${app.url}/dishes/new`)
  return { ...open, asked }
}

const choose = (page: Page, ...files: [name: string, mimeType: string, buffer: Buffer][]) =>
  page
    .getByLabel('Read from a photo or PDF')
    .setInputFiles(files.map(([name, mimeType, buffer]) => ({ name, mimeType, buffer })))

const textOf = (page: Page, name: string) => page.getByLabel(`Text of ${name}`)
const READ = { timeout: 90_000 }
/** The words of a text, however they are spaced. */
const words = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/\d\. /g, '')

it('a picture and a scanned page are read on the device, seen beside their text, and become a dish with its photo (MOVE-26, MOVE-27, MOVE-28)', async () => {
  const { page, context, asked, errors } = await openBringIn()
  const drawing = await context.newPage()
  const picture = await printedPicture(drawing, 2)
  const scan = await printedPdf(context, await printedPicture(drawing))
  await drawing.close()
  await choose(page, ['soup.png', 'image/png', picture], ['scan.pdf', 'application/pdf', scan])
  await page.getByText('2 pictures are read.').waitFor({ state: 'attached', ...READ })
  for (const name of ['soup.png', 'scan.pdf']) {
    const text = words(await textOf(page, name).inputValue())
    // Now and then a letter is taken for another.
    expect(PRINTED.filter((one) => !text.includes(one)).length).toBeLessThan(3)
    // Columns one after the other.
    expect(text.indexOf('Method')).toBeGreaterThan(text.indexOf('coconut milk'))
  }
  // Not a byte of them was sent anywhere, and what read them came from here.
  expect(asked.filter((one) => !one.includes(app.url))).toEqual([])
  expect(asked.filter((one) => one.startsWith('POST') && !one.endsWith('/graphql'))).toEqual([])
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Remove scan.pdf' }).click()
  await page.getByRole('button', { name: 'Use this picture as the photo' }).click()
  await page.getByRole('button', { name: 'Use this text' }).click()
  await page.getByRole('group', { name: 'Check the recipe' }).waitFor(READ)
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Golden Lentil Soup')
  await page.getByRole('img', { name: 'Golden Lentil Soup' }).waitFor()
  // What reads says on the console how large it takes the letters to be.
  expect(errors.filter((one) => !one.startsWith('Estimating resolution'))).toEqual([])
}, 180_000)

it('a PDF with text is not read off its picture; a locked one and what is no picture are refused, and the text stays (MOVE-27)', async () => {
  const { page, context, asked, errors } = await openBringIn({ screen: SCREENS.phone })
  const pdf = await printedPdf(context, null)
  await choose(page, ['soup.pdf', 'application/pdf', pdf], ['locked.pdf', 'application/pdf', lockedPdf()])
  await page.getByText('locked.pdf has a password.').waitFor()
  const text = words(await textOf(page, 'soup.pdf').inputValue())
  expect(PRINTED.filter((one) => !text.includes(one))).toEqual([])
  expect(asked.some((one) => one.includes('traineddata'))).toBe(false)
  await textOf(page, 'soup.pdf').fill('Mine')
  await page.getByLabel('Add more').setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('no') })
  await page.getByText('no.png is no picture').waitFor()
  expect(await textOf(page, 'soup.pdf').inputValue()).toBe('Mine')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(errors).toEqual([])
}, 120_000)

it('where nothing can be fetched, it says so and goes on later; handwriting goes to the server that is named (MOVE-28, MOVE-29)', async () => {
  const { page, context } = await openBringIn()
  const drawing = await context.newPage()
  const picture = await printedPicture(drawing)
  await drawing.close()
  await context.route(/traineddata/, (route) => route.abort())
  await choose(page, ['note.png', 'image/png', picture])
  await page.getByText('Could not fetch what reads pictures.').waitFor(READ)
  await page.getByRole('button', { name: 'Read the rest' }).waitFor()
  server.answer = saying('Grandma’s soup\n<b>2 eggs</b>')
  await page.getByRole('button', { name: `Read handwriting (sent to ${server.host})` }).click()
  await eventually(async () =>
    expect(await textOf(page, 'note.png').inputValue()).toBe('Grandma’s soup\n<b>2 eggs</b>'),
  )
  server.answer = (_request, response) => void response.writeHead(500).end()
  await page.getByRole('button', { name: /^Read handwriting/ }).click()
  await page.getByText('The server that reads handwriting gave no answer.').waitFor()
  expect(await textOf(page, 'note.png').inputValue()).toBe('Grandma’s soup\n<b>2 eggs</b>')
}, 120_000)

it('what is compiled runs in the workers that read, and in no page', async () => {
  const { page } = await openBringIn()
  const compiles = () =>
    WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
      () => true,
      () => false,
    )
  expect(await page.evaluate(compiles)).toBe(false)
  const { headers } = await app.fetch('/')
  expect(headers.get('content-security-policy')).not.toContain('wasm')
})
