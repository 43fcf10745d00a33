interface Request {
  name: string
  grant: () => void
}

/** The locks of a browser for tabs that are in one process, as the Web Locks API has them: exclusive ones, stolen ones, signals. */
export class TestLocks {
  readonly #held = new Map<string, { lose: () => void }>()
  #waiting: Request[] = []

  readonly request = (
    name: string,
    given: LockOptions | (() => unknown),
    callback: () => unknown = given as () => unknown,
  ): Promise<unknown> => {
    const { signal, steal = false } = typeof given === 'function' ? {} : given
    return new Promise((resolve, reject) => {
      const fail = () => reject(new DOMException('No longer', 'AbortError'))
      const request = {
        name,
        grant: () => {
          const holder = { lose: fail }
          this.#held.set(name, holder)
          const release = () => {
            if (this.#held.get(name) !== holder) return
            this.#held.delete(name)
            this.#next(name)
          }
          void Promise.resolve().then(callback).then(resolve, reject).finally(release)
        },
      }
      if (steal) {
        this.#held.get(name)?.lose()
        return request.grant()
      }
      signal?.addEventListener('abort', () => {
        if (!this.#waiting.includes(request)) return
        this.#waiting = this.#waiting.filter((one) => one !== request)
        fail()
      })
      this.#waiting.push(request)
      this.#next(name)
    })
  }

  /** What the browser does with the locks of a tab that crashes. */
  readonly lose = (name: string): void => {
    this.#held.delete(name)
    this.#next(name)
  }

  #next(name: string): void {
    if (this.#held.has(name)) return
    const next = this.#waiting.find((one) => one.name === name)
    if (!next) return
    this.#waiting = this.#waiting.filter((one) => one !== next)
    next.grant()
  }
}
