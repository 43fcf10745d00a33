import ts from 'typescript'
import { importCircles } from './importCircles'

/** Fails when files of the project import one another in a circle, be it by types alone, and names those of each circle. */
function run(): void {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, '.')
  for (const circle of importCircles(fileNames)) {
    process.stdout.write(`${circle.length} files import one another in a circle:\n`)
    for (const { file, imports } of circle) process.stdout.write(`- ${file} imports ${imports.join(', ')}\n`)
    process.stdout.write('Move what two of them need into a file below both.\n')
    process.exitCode = 1
  }
}

run()
