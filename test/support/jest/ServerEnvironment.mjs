import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import vm from 'node:vm'
import { TestEnvironment } from 'jest-environment-node'

const require = createRequire(import.meta.url)
const load = require(resolve('.cache/jest/server.cjs'))

/** Stands for the context of the worker itself, which has no own object to compile in. */
const OWN_CONTEXT = vm.createContext({})

const compileFunction = vm.compileFunction
vm.compileFunction = (code, names, { parsingContext, ...options }) =>
  compileFunction(code, names, parsingContext === OWN_CONTEXT ? options : { ...options, parsingContext })

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
    this.global = globalThis
  }

  getVmContext() {
    return OWN_CONTEXT
  }

  async teardown() {
    await super.teardown()
    const { globals, env, exit } = this.before
    for (const name of Reflect.ownKeys(globalThis))
      if (!Object.hasOwn(globals, name)) Reflect.deleteProperty(globalThis, name)
    for (const name of ['console', 'fetch']) Object.defineProperty(globalThis, name, globals[name])
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name]
    Object.assign(process.env, env)
    process.exit = exit
  }
}
