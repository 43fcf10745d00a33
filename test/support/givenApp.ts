import { type RunningApp, startApp } from './startApp'

/** The application for the tests of a file: started before them, stopped after them. Until it is started it holds nothing. */
export function givenApp(environment?: Record<string, string>): RunningApp {
  const app = {} as RunningApp
  let started: RunningApp | undefined
  beforeAll(async () => {
    started = await startApp(environment)
    Object.assign(app, started)
  })
  afterAll(() => started?.stop())
  return app
}
