import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../server/platform/config'

const read = (path: string) => readFileSync(path, 'utf8')

it('instances of the unit have ports and names of their own', () => {
  const unit = read('docs/operations/mealwright@.service')
  const [, set = ''] = /^Environment=(.*)$/m.exec(unit) ?? []
  const environment = Object.fromEntries(set.replaceAll('%i', '4002').split(' ').map((one) => one.split('=')))
  const config = readConfig({
    ...environment,
    PUBLIC_URL: 'https://meals.example',
    DATABASE_URL: 'sqlite::memory:',
    SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: 'hello@meals.example',
    TOKEN_SECRETS: 'one:0123456789abcdef0123456789abcdef',
  })
  expect(config).toMatchObject({ production: true, port: 4002, instanceName: 'app-4002' })
})

it('the backup of the timer has the hour in its name, and old ones go after it', () => {
  const unit = read('docs/operations/mealwright-backup.service')
  const backups = mkdtempSync(join(tmpdir(), 'mealwright-backups-'))
  const programs = mkdtempSync(join(tmpdir(), 'mealwright-programs-'))
  for (const [name, days] of [['old.sqlite', 15], ['kept.sqlite', 13], ['old.txt', 15]] as const) {
    writeFileSync(join(backups, name), '')
    const at = Date.now() / 1000 - (days * 24 + 1) * 3600
    utimesSync(join(backups, name), at, at)
  }
  // As systemd starts it, with a program in node's place that makes the file which it is given.
  writeFileSync(join(programs, 'node'), '#!/bin/sh\n[ "$1 $2" = "dist/admin.cjs backup" ] && : > "$3"\n', { mode: 0o755 })
  const env = { PATH: `${programs}:${process.env.PATH ?? ''}`, BACKUPS: backups }
  for (const [, command = ''] of unit.matchAll(/^ExecStart(?:Post)?=(.*)$/gm)) {
    const words = command.replaceAll('%%', '%').replaceAll('${BACKUPS}', backups)
    const [program = '', ...rest] = words.match(/'[^']*'|\S+/g)?.map((word) => word.replaceAll("'", '')) ?? []
    execFileSync(program, rest, { env })
  }
  const left = readdirSync(backups)
  for (const path of [backups, programs]) rmSync(path, { recursive: true })
  expect(left.sort()).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT\d{6}Z\.sqlite$/), 'kept.sqlite', 'old.txt'])
})
