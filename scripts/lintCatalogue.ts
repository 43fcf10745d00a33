import { join } from 'node:path'
import { lintCatalogue } from '../server/catalogue/lint/lintCatalogue'
import { readPictures } from '../server/commands/pictures'

/** Lists every problem of the catalogue's files, or says that there is none. Exits 1 when there is one. */
function run(): void {
  const directory = process.argv[2] ?? join('seeds', 'catalogue')
  const problems = lintCatalogue(directory, readPictures())
  for (const { file, line, message } of problems) process.stdout.write(`${join(directory, file)}:${line} ${message}\n`)
  process.stdout.write(problems.length === 0 ? 'The catalogue is sound.\n' : `${problems.length} problems.\n`)
  process.exitCode = problems.length === 0 ? 0 : 1
}

run()
