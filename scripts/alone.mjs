import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const GLANCE = 200

/** Runs `work` while this process holds the lock file: two installs at once would leave a mixture of both. */
export function alone(lock, work) {
  mkdirSync(dirname(lock), { recursive: true })
  for (let waited = 0; !taken(lock); waited += GLANCE) {
    if (waited === GLANCE) console.log('Another command prepares the same folder; waiting for it …')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, GLANCE)
  }
  const release = () => rmSync(lock, { force: true })
  process.once('exit', release)
  try {
    return work()
  } finally {
    release()
    process.off('exit', release)
  }
}

/** Whether this process got the lock. The lock of a process that no longer runs is removed, for the next try. */
function taken(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!lives(holderOf(lock))) rmSync(lock, { force: true })
    return false
  }
}

/** Id of the process that holds the lock; null while the file is still empty, or when it was just removed. */
function holderOf(lock) {
  try {
    return Number(readFileSync(lock, 'utf8')) || null
  } catch {
    return null
  }
}

function lives(pid) {
  if (pid === null) return true
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
