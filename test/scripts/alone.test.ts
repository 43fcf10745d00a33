import { execFile, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const folder = mkdtempSync(join(tmpdir(), 'mealwright-alone-'))
const lock = join(folder, 'lock')
const diary = join(folder, 'diary')
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeEach(() => {
  rmSync(lock, { force: true })
  writeFileSync(diary, '')
})

/** A process that does some work under the lock and logs when it begins and ends. */
function worker(name: string, work = `write('end')`) {
  const program = `
    import { appendFileSync } from 'node:fs'
    import { setTimeout as wait } from 'node:timers/promises'
    import { alone } from ${JSON.stringify(resolve('scripts/alone.mjs'))}
    const write = (what) => appendFileSync(${JSON.stringify(diary)}, '${name} ' + what + '\\n')
    alone(${JSON.stringify(lock)}, () => {
      write('begin')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
      ${work}
    })`
  return promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
}

const lines = () => readFileSync(diary, 'utf8').trim().split('\n')

it('runs the work of one process at a time', async () => {
  await Promise.all(['one', 'two', 'three', 'four'].map((name) => worker(name)))
  const written = lines()
  expect(written).toHaveLength(8)
  for (let at = 0; at < written.length; at += 2) expect(written[at + 1]).toBe(written[at]?.replace('begin', 'end'))
  expect(existsSync(lock)).toBe(false)
})

it('releases the lock when the work fails or ends the process', async () => {
  await expect(worker('thrower', `throw new Error('no')`)).rejects.toThrow('no')
  await expect(worker('quitter', 'process.exit(3)')).rejects.toMatchObject({ code: 3 })
  expect(existsSync(lock)).toBe(false)
})

it('takes over the lock of a process that was killed', async () => {
  const gone = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(lock, String(gone.pid))
  await worker('next')
  expect(lines()).toEqual(['next begin', 'next end'])
})
