import { Router } from 'express'

/** An address that an application answers, with its methods; null for what is mounted there and no route. */
export interface Mounted {
  path: string
  methods: string[] | null
}

interface Parts {
  use(...given: unknown[]): unknown
  route(path: unknown): { methods: Record<string, boolean> }
}
type Given = string | RegExp

/** What was mounted while it was noted. */
interface Mounts {
  /** The addresses of everything that is mounted on a router, with those of routers in it. */
  under(router: unknown): Mounted[]
  /** Those of all routers that no other holds: an application, and what hands calls on by itself. */
  all(): Mounted[]
  /** Notes nothing any more. */
  end(): void
}

/** Notes what is mounted on Express routers from now on: their layers do not know their paths any more. */
export function noteMounts(): Mounts {
  const parts = Router.prototype as unknown as Parts
  const { use, route } = parts
  const within = new Map<unknown, { path: Given; to: unknown }[]>()
  const note = (router: unknown, path: unknown, to: unknown) => {
    const entries = [path].flat(9).map((one) => ({ path: one as Given, to }))
    within.set(router, [...(within.get(router) ?? []), ...entries])
  }
  parts.use = function (...given) {
    const handlers = given.flat(9).filter((one) => typeof one === 'function')
    const paths = [given[0]].flat(9).filter((one) => typeof one !== 'function')
    for (const handler of handlers) note(this, paths.length > 0 ? paths : '/', handler)
    return use.apply(this, given)
  }
  parts.route = function (path) {
    const made = route.call(this, path)
    note(this, path, made)
    return made
  }
  const under = (root: unknown, before = ''): Mounted[] =>
    (within.get(root) ?? []).flatMap(({ path, to }) => {
      const whole = `${before}${path instanceof RegExp ? path.source : path}`.replace(/\/+$/, '') || '/'
      if (within.has(to)) return under(to, whole === '/' ? '' : whole)
      if (typeof to === 'function') return [{ path: whole, methods: null }]
      return [{ path: whole, methods: Object.keys((to as ReturnType<Parts['route']>).methods) }]
    })
  const all = () => {
    const held = new Set([...within.values()].flat().map(({ to }) => to))
    return [...within.keys()].filter((router) => !held.has(router)).flatMap((router) => under(router))
  }
  return { under, all, end: () => Object.assign(parts, { use, route }) }
}
