import { constants, setPriority } from 'node:os'
import { generateCode } from './generateCode'
import { mayNameHooks, namedHooks } from './namedHooks'
import { watchFiles } from './watchFiles'

/** Generates, and prints how long it took or what is wrong. */
async function report(): Promise<void> {
  const begin = performance.now()
  const problems = await generateCode().catch((error: unknown) => [String(error)])
  const seconds = ((performance.now() - begin) / 1000).toFixed(1)
  console.log(problems.length > 0 ? problems.join('\n') : `Generated code in ${seconds} s`)
}

/** Part of `npm run dev`: `npm run codegen` after a change of the schema, of an operation or of the hooks that the pages name. */
async function main(): Promise<void> {
  // The first run has everything loaded for those that follow. The server and the pages start before it.
  setPriority(constants.priority.PRIORITY_LOW)
  const first = report().then(() => setPriority(constants.priority.PRIORITY_NORMAL))
  const isOperation = (name: string) => name.endsWith('.graphql')
  let hooks = String(namedHooks())
  await watchFiles(
    ['schema', 'web'],
    (name) => isOperation(name) || mayNameHooks(name),
    async (names) => {
      await first
      const named = String(namedHooks())
      if (named !== hooks || names.some(isOperation)) await report()
      hooks = named
    },
  )
}

void main()
