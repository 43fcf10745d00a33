import { spawnSync } from 'node:child_process'

/** Severities that keep a release from being made (SECURITY.md); a low one may wait for the next. */
const STOPS = ['critical', 'high', 'moderate']

/**
 * npm run audit: asks the registry which packages have known weaknesses, by `npm audit`; those of the pages are among what is
 * only there to build them, and so is what builds. Fails where one is worse than low, and where the registry cannot be asked: not to know is not to have none.
 */
const { stdout } = spawnSync('npm', ['audit', '--json', ...process.argv.slice(2)], { encoding: 'utf8' })
const weaknesses = read(stdout)
if (!weaknesses) {
  console.error('The registry could not be asked for known weaknesses of packages.')
  process.exit(2)
}
for (const { name, severity, via } of weaknesses) console.error(`${severity}: ${name}${titleOf(via)}`)
const stopping = weaknesses.filter(({ severity }) => STOPS.includes(severity))
console.log(
  `${weaknesses.length} packages with a known weakness, ${stopping.length} of them to be replaced before a release.`,
)
process.exit(stopping.length > 0 ? 1 : 0)

/** @param {string} text */
function read(text) {
  try {
    const { auditReportVersion, vulnerabilities } = JSON.parse(text)
    return auditReportVersion ? Object.values(vulnerabilities) : null
  } catch {
    return null
  }
}

/** @param {({ title?: string, url?: string } | string)[]} via what is wrong, or by which packages it comes. */
function titleOf(via) {
  const said = via.map((one) => (typeof one === 'string' ? one : `${one.title} (${one.url})`))
  return said.length > 0 ? `: ${said.join(', ')}` : ''
}
