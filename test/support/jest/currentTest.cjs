const { AsyncLocalStorage } = require('node:async_hooks')

const { run, getStore } = AsyncLocalStorage.prototype
/** The test or hook that runs now, by the storage in which jest keeps it. */
const current = new WeakMap()
/** What else was kept for promises since the last file. */
const used = new Set()

/*
 * jest keeps the test to which a promise belongs in an `AsyncLocalStorage`, another one for each file of tests, and ends none of
 * them: each promise of a worker was marked for each file that the worker had run. As the tests of a file run one after the
 * other, the one that runs now says as much: what a test leaves unhandled is its failure, or the next one's, or its file's.
 */
AsyncLocalStorage.prototype.run = function (store, callback, ...args) {
  if (!isOfJest(store)) {
    used.add(this)
    return run.call(this, store, callback, ...args)
  }
  const before = current.get(this)
  current.set(this, store)
  return Promise.resolve(callback(...args)).finally(() => current.set(this, before))
}
AsyncLocalStorage.prototype.getStore = function () {
  return current.has(this) ? current.get(this) : getStore.call(this)
}

const isOfJest = (store) => typeof store === 'object' && store !== null && ('test' in store || 'hook' in store)

/** Ends what a file of tests followed through its promises, so that those of the next one are not marked. */
exports.endFollowing = () => {
  for (const storage of used) storage.disable()
  used.clear()
}
