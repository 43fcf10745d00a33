import { sydneyDay } from '../../../../schema/sydneyDay'
import type { KeyScope } from '../../../../server/generated/schemaTypes'
import { keyOf, keysOf, revoke } from '../../../server/keys/operations'
import { type Gateway, startGateway } from '../../../support/gateway'
import { givenApp } from '../../../support/givenApp'
import { type Person, signUpAndIn } from '../../../support/people'
import { type PythonProgram, pythonWith, startPython } from '../../../support/python'
import { restCaller } from '../../../support/restCaller'

export const SCOPES: KeyScope[] = ['PLAN_READ', 'LIST_READ', 'LIST_WRITE']
const DRIVER = 'test/docs/integrations/homeAssistant/driver.py'

/** A day in Sydney, so many days from today. */
export const dayIn = (days: number) => sydneyDay(Date.now() + days * 86_400_000)

/** For the integration (docs/product.md API-69): a server behind a gateway, with a new person and their key in each test, and Python programs that reach it. */
export function givenHome() {
  const app = givenApp()
  let [gateway, owner, key] = [{} as Gateway, {} as Person, '']
  let running: PythonProgram[] = []
  beforeAll(async () => {
    gateway = await startGateway(() => app.url)
  })
  afterAll(() => gateway.stop())
  beforeEach(async () => {
    owner = await signUpAndIn(app)
    key = await keyOf(app, owner, ...SCOPES)
  })
  afterEach(async () => {
    await Promise.all(running.map((program) => program.stop()))
    running = []
  })
  const call = restCaller(
    () => app,
    () => owner.token,
  )
  return {
    app,
    call,
    gateway: () => gateway,
    owner: () => owner,
    key: () => key,
    /** The driver, with the modules that it needs. */
    start: (what: 'client' | 'system', environment: { BASE?: string; KEY?: string } = {}) => {
      const python = pythonWith('aiohttp', 'voluptuous')
      const program = startPython(python, [DRIVER, what], { BASE: gateway.url, KEY: key, ...environment })
      running.push(program)
      return program
    },
    /** A dinner of the catalogue on a day. @returns its name. */
    plan: async (date: string | null, serves = 2) => {
      const { meals, byCategory } = app.services.catalogue.compiled
      const meal = meals[byCategory.dinner[0] ?? -1]?.meal
      const { body } = await call('POST', '/api/v2/plan/rows', {
        ...{ category: 'DINNER', content: { recipe: meal?.slug }, serves, date },
      })
      return { id: (body as { id: string }).id, name: meal?.name ?? '' }
    },
    list: async () => (await call('GET', '/api/v2/list')).body as List,
    revokeKeys: async () => {
      for (const { id } of await keysOf(app, owner)) await revoke(app, owner, id)
    },
    /** The plan of a new household may begin with rows. */
    clear: async () => {
      const { body } = await call('GET', '/api/v2/plan/rows')
      for (const { id } of (body as { rows: { id: string }[] }).rows) await call('DELETE', `/api/v2/plan/rows/${id}`)
    },
  }
}

interface List {
  lines: { key: string; text: string; isTicked: boolean; isToBuy: boolean }[] | null
  items: { id: string; text: string; isTicked: boolean }[]
}
