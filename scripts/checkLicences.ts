import { readFileSync } from 'node:fs'

/**
 * Checks the licence and the checksum of every package of package-lock.json, or of the lock file that is named. Names those
 * that are not as they should be and ends with 1 then.
 */

/** Licences, as packages name them, under which anything may be used here as it is. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'Apache-2.0 AND MIT',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  '(MIT OR Apache-2.0)',
  '(MIT OR CC0-1.0)',
  '(MIT AND BSD-3-Clause)',
  '(MIT AND Zlib)',
])

/** Packages that were looked at by themselves, with what they say instead. */
const LOOKED_AT: Record<string, string | undefined> = {
  'passport-strategy': undefined, // MIT, in its older field `licenses`
  'parse-cache-control': undefined, // BSD, in its file LICENSE; only for development
  pause: undefined, // MIT, in its Readme
  busboy: undefined, // MIT, in its older field `licenses`; of the server of objects that tests start
  streamsearch: undefined, // MIT, in its older field `licenses`; of busboy
  only: undefined, // MIT, in its Readme; of koa, which that server uses
  'humanize-number': undefined, // MIT, in its Readme; of koa's log
  'caniuse-lite': 'CC-BY-4.0', // data about browsers, read by the build and not passed on
  'incremental-encoder': 'MPL 2.0', // MPL-2.0; of the package with breached passwords, for development
  'fast-sha256': 'Unlicense', // dedicated to the public; of the package by which tests verify webhooks
  'big-integer': 'Unlicense', // dedicated to the public; of the parser of statements that tests use
  'language-subtag-registry': 'CC0-1.0', // names of languages, read by the linter
}

/**
 * libvips, of which sharp makes photos: a library that is loaded as it is built by its makers, beside our code and never a part
 * of it, so that anyone may put another build in its place, as its licence wants. One package for each system.
 */
const LIBVIPS = /^@img\/sharp-(?:libvips-[a-z0-9-]+|wasm32|win32-\w+)$/
const LIBVIPS_LICENCES = [
  'LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
]

/** A package of package-lock.json. */
interface Locked {
  license?: string
  integrity?: string
}

const lock = process.argv[2] ?? 'package-lock.json'
const { packages } = JSON.parse(readFileSync(lock, 'utf8')) as { packages: Record<string, Locked> }
const problems = Object.entries(packages).flatMap(([path, { license, integrity }]) => {
  const name = path.split('node_modules/').at(-1)
  if (!name) return []
  const isKnown =
    ALLOWED.has(license ?? '') ||
    (name in LOOKED_AT && LOOKED_AT[name] === license) ||
    (LIBVIPS.test(name) && LIBVIPS_LICENCES.includes(license ?? ''))
  return [
    ...(isKnown ? [] : [`${name}: ${license ?? 'says no licence'}`]),
    ...(integrity ? [] : [`${name}: no checksum in package-lock.json`]),
  ]
})
for (const problem of problems) console.log(problem)
if (problems.length > 0) {
  console.log('Replace the package, or allow its licence in scripts/checkLicences.ts and say there why.')
  process.exit(1)
}
