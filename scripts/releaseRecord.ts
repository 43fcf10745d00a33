import { readFileSync } from 'node:fs'

/** A release, as the first line of `schema/released.graphql` and of `migrations/released.txt` names it. */
export interface Release {
  /** The version in package.json. */
  version: string
  /** The day on which it was recorded, such as 2026-11-23. */
  day: string
}

const LINE = /^# Release (\S+) of (\d{4}-\d{2}-\d{2})\n/

/** The release that is made of this code today. */
export function releaseOfToday(): Release {
  return { version: versionOfCode(), day: new Date().toISOString().slice(0, 10) }
}

export function versionOfCode(): string {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  return version
}

/** The text of a record: the release, then what it promised. */
export const recordOf = ({ version, day }: Release, promised: string): string =>
  `# Release ${version} of ${day}\n${promised}`

/** @throws Error if the record does not begin with its release. */
export function readRecord(path: string): { release: Release; promised: string } {
  const text = readFileSync(path, 'utf8')
  const [line = '', version, day] = LINE.exec(text) ?? []
  if (!version || !day) throw new Error(`${path} does not begin with its release: npm run release`)
  return { release: { version, day }, promised: text.slice(line.length) }
}

/**
 * What shows that a record is behind: a version that was given since, or a migration from the time before the release
 * that the release does not name. Names of migrations begin with their day.
 *
 * @param unreleased names of the migrations that the record does not have.
 */
export function behind(path: string, { version, day }: Release, code: string, unreleased: readonly string[]): string[] {
  const date = day.replaceAll('-', '')
  return [
    ...(version === code ? [] : [`${path} is that of ${version}, and package.json says ${code}`]),
    ...unreleased
      .filter((name) => name.slice(0, date.length) <= date)
      .map((name) => `${path} does not name ${name}, which is not younger than its release of ${day}`),
  ]
}
