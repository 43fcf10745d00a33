import { givenBrowser } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { signUpAndIn } from '../support/people'

const app = givenApp()
const browser = givenBrowser()

/** What becomes of a WebSocket that a page opens: the first message, or how it ends. */
const openInPage = ({ url, token }: { url: string; token: string }) =>
  new Promise<string>((resolve) => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => resolve(violatedDirective))
    try {
      const socket = new WebSocket(url, 'graphql-transport-ws')
      socket.onopen = () =>
        socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }))
      socket.onmessage = ({ data }) => {
        resolve(String(data))
        socket.close()
      }
      socket.onclose = ({ code }) => setTimeout(() => resolve(`closed ${code}`), 500)
    } catch (error) {
      resolve(String(error))
    }
  })

it('pages may open a WebSocket to their own origin, and to no other (API-36)', async () => {
  const { token } = await signUpAndIn(app)
  const context = await browser.openContext()
  const page = await context.newPage()
  await page.goto(`${app.url}/schema.graphql`)
  const own = app.url.replace('http', 'ws')
  expect(await page.evaluate(openInPage, { url: `${own}/graphql`, token })).toBe('{"type":"connection_ack"}')
  const { port } = new URL(app.url)
  const other = `ws://localhost:${port}/graphql`
  expect(await page.evaluate(openInPage, { url: other, token })).toBe('connect-src')
  await context.close()
})
