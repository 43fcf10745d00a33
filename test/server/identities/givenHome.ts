import { freePort } from '../../support/freePort'
import { CLIENT, type RunningProvider, startProvider } from '../../support/oidcProvider'
import { type RunningApp, startApp } from '../../support/startApp'
import { Visitor } from './visitor'

/** An application whose people sign in with a provider; both run during the tests of a file. */
export function givenHome(environment: Record<string, string> = {}, settings: { inIdToken?: boolean } = {}) {
  const home = { app: {} as RunningApp, provider: {} as RunningProvider, visitor: () => new Visitor(home.app) }
  beforeAll(async () => {
    const port = await freePort()
    const issuer = `http://127.0.0.1:${port}`
    Object.assign(home.app, await startApp({ ...CLIENT, OIDC_ISSUER: issuer, ...environment }))
    home.provider = await startProvider(home.app.url, { port, ...settings })
  })
  afterAll(async () => {
    await home.app.stop()
    await home.provider.stop()
  })
  return home
}
