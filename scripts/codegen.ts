import { generateCode } from './generateCode'

/** npm run codegen. Prints where an error is. */
async function main(): Promise<void> {
  const problems = await generateCode()
  if (problems.length === 0) return
  process.stderr.write(`${problems.join('\n')}\n`)
  process.exitCode = 1
}

void main()
