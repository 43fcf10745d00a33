import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileCatalogue } from '../server/catalogue/compileCatalogue'
import { readCatalogue } from '../server/catalogue/readCatalogue'
import { describeCatalogue } from '../server/catalogue/report/describeCatalogue'
import { countAwkwardAmounts } from '../server/cooking/awkwardAmounts'

const REPORT = join('docs', 'catalogue-report.md')

/** Prints the catalogue's report, writes it (`--write`), or fails when the written one is stale (`--check`). */
function run(): void {
  const catalogue = compileCatalogue(readCatalogue(join('seeds', 'catalogue')))
  const report = describeCatalogue(catalogue, countAwkwardAmounts(catalogue))
  if (process.argv.includes('--write')) {
    writeFileSync(REPORT, report)
    process.stdout.write(`Wrote ${REPORT}.\n`)
  } else if (process.argv.includes('--check')) {
    const isFresh = readFileSync(REPORT, 'utf8') === report
    const said = isFresh ? `${REPORT} is up to date.` : `${REPORT} is stale: run reportCatalogue --write.`
    process.stdout.write(`${said}\n`)
    process.exitCode = isFresh ? 0 : 1
  } else process.stdout.write(report)
}

run()
