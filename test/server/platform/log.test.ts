import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'

const FULL = '/dev/full'
const onlyLinux = existsSync(FULL) ? it : it.skip

onlyLinux('a log that cannot be written for want of space ends nothing', () => {
  const full = openSync(FULL, 'w')
  const program = `
    import { createLog } from './server/platform/log.ts'
    const log = createLog('info')
    for (let line = 0; line < 5000; line += 1) log.info({ line, filler: 'x'.repeat(500) }, 'On a full disk')
    setTimeout(() => console.log('still here'), 50)`
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program],
    { stdio: ['ignore', 'pipe', full], encoding: 'utf8', timeout: 20_000 },
  )
  closeSync(full)
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'still here\n' })
})
