/** A short name for an address: its host; with the path where another of them has the same host. */
export function nameOf(address: string, all: readonly string[]): string {
  const { host, pathname, search } = new URL(address)
  const isAlone = all.filter((other) => new URL(other).host === host).length <= 1
  return isAlone ? host : host + pathname + search
}
