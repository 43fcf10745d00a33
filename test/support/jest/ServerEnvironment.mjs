import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { TestEnvironment } from 'jest-environment-node'
import { withBundledFrames } from './bundledFrames.mjs'
import { OWN_CONTEXT } from './compileOnce.cjs'
import { endFollowing } from './currentTest.cjs'

const require = createRequire(import.meta.url)
const load = require(resolve('.cache/jest/server.cjs'))
/** Databases that a file gave back (test/support/copiesOfMysql.ts). */
const keptOfMysql = { copies: [] }

/** Frames of a stack. Jest's own 100 cost much for each of the many errors that are only made for their stacks. */
const FRAMES = 30

/**
 * Runs the files of tests in the worker's own context, one after the other, so that server and packages are loaded once for
 * all of them instead of once a file. What a file leaves among the globals or in the environment is taken away after it.
 */
export default class ServerEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    this.before = { globals: Object.getOwnPropertyDescriptors(globalThis), env: { ...process.env }, exit: process.exit }
    globalThis.loadServerModule = load
    globalThis.loadPackage = require
    globalThis.keptOfMysql = keptOfMysql
    this.global = globalThis
    if (config.projectConfig.testEnvironmentOptions.database === 'mysql')
      Object.assign(process.env, { TEST_DATABASE: 'mysql', TEST_TEMPLATE: process.env.TEST_MYSQL_TEMPLATE })
  }

  async setup() {
    await super.setup()
    Error.stackTraceLimit = FRAMES
    this.writeStack = Error.prepareStackTrace
    Error.prepareStackTrace = withBundledFrames(this.writeStack)
  }

  getVmContext() {
    return OWN_CONTEXT
  }

  /** What a timer or a handle that outlives a file keeps of it is its test or hook, and through that all of its variables. */
  handleTestEvent({ name }, { rootDescribeBlock }) {
    if (name === 'teardown') forget(rootDescribeBlock)
  }

  async teardown() {
    await super.teardown()
    endFollowing()
    Error.prepareStackTrace = this.writeStack
    const { globals, env, exit } = this.before
    for (const name of Reflect.ownKeys(globalThis))
      if (!Object.hasOwn(globals, name)) Reflect.deleteProperty(globalThis, name)
    for (const name of ['console', 'fetch']) Object.defineProperty(globalThis, name, globals[name])
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name]
    Object.assign(process.env, env)
    process.exit = exit
  }
}

function forget({ children = [], hooks = [], tests = [] }) {
  for (const one of [...hooks, ...tests, ...children]) one.fn = null
  for (const child of children) forget(child)
}
