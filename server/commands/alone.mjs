import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const GLANCE = 200

/** Does `work` while no other process does such work here: two that install at once would leave half of each. */
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

/** Whether the lock is ours now. One that a process left behind when it was killed is cleared away. */
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

/** The process that holds the lock; null while it has not written itself down, or when it just let go. */
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
