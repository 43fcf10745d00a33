import { setTimeout as wait } from 'node:timers/promises'
import { compareBooks, unreceived } from './books'
import type { Seen } from './calls'
import { ALLOWED, type Fault, type Outcome, type Readiness } from './Fault'
import type { Installation } from './Installation'
import { startLoad } from './load'
import { newPerson } from './people'
import { type Plant, plantLoss } from './plants'
import { Watch } from './Watch'

/** Figures to reach on a quiet machine, in milliseconds: from a fault's end to normal, and until calls are answered promptly within one. */
const RECOVERY = 5000
const HANGING = 15_000
/** What a normal start of writing takes, and how long recovery is waited for. */
const WARM_UP = 1500
const PATIENCE = 60_000
/** How long a fault may be repeated: people's access tokens last ten minutes. */
const LONGEST = 8 * 60_000

/** An answer of a quiet machine, in milliseconds; where they take longer in the calm before a fault, times may be longer. */
const QUIET = 100

/**
 * Makes one fault under load, and measures what it does.
 * @param plant a loss to plant behind the back of the installation, which the outcome then has to say.
 */
export async function tryFault<Where extends Installation>(
  where: Where,
  fault: Fault<Where>,
  plant: Plant | null = null,
): Promise<Outcome> {
  const watch = new Watch(where, await newPerson(where))
  const said = where.instances.map((one) => one.complaints.length)
  const load = await startLoad(where, fault.calls !== undefined)
  await Promise.all([wait(WARM_UP), watch.firstFile])
  const promptly = watch.promptly
  const calm = load.usual()
  const pace = Math.max(1, calm / QUIET)
  let wasUnready = false
  const begun = performance.now()
  const isEnough = () => load.calls() >= (fault.calls ?? 0) || performance.now() - begun > LONGEST
  const beside = setInterval(() => (wasUnready ||= watch.readiness.some((status) => status !== 200)), 100)
  do await fault.begin(where)
  while (!isEnough())
  await wait(fault.lasts * 1000)
  const readiness = [...watch.readiness]
  const catalogue = watch.catalogueSeen
  const isFelt = (await fault.isFelt?.(where)) ?? (wasUnready || [...load.seen.keys()].some((one) => one !== 200))
  clearInterval(beside)
  await fault.end(where)
  const ended = performance.now()
  const recovered = await watch.untilWell(ended, promptly, PATIENCE)
  await load.finish()
  await watch.stop()
  const hung = watch.unansweredAfter(begun, ended, promptly)
  const complaints = where.instances.flatMap((one, index) => one.complaints.slice(said[index]))
  if (plant) await plantLoss(where.db, load, plant)
  const books = await compareBooks(where, load)
  const silent = await unreceived(where, load)
  for (const listener of load.listeners) listener.stop()
  const [seen, read] = [mostFirst(load.seen), mostFirst(load.read)]
  const disallowed = [...seen, ...read]
    .filter(([one]) => !ALLOWED[fault.effect].has(one))
    .map(([one, count]) => `${count} × ${one}`)
  return {
    name: fault.name,
    seen,
    read,
    acknowledged: books.acknowledged,
    lost: books.lost.length,
    doubled: books.doubled.length,
    readiness,
    hung,
    slowest: load.slowest(),
    calm,
    recovered,
    broken: [
      ...(isFelt ? [] : ['the fault had no effect: nothing was tried']),
      ...silent,
      ...books.lost.map((one) => `lost: ${one}`),
      ...books.doubled.map((one) => `doubled: ${one}`),
      ...(disallowed.length > 0 ? complaints.slice(0, 5).map((one) => one.slice(0, 500)) : []),
      ...disallowed.map((one) => `callers saw ${one}`),
      ...(isAsPromised(readiness, fault.readiness) ? [] : [`readiness was ${readiness.join(', ')}`]),
      // A process must run for that, and nothing else.
      ...(catalogue !== 200 && readiness.some((status) => status !== null)
        ? [`the catalogue's file was answered ${catalogue}`]
        : []),
      ...((await fault.check?.(where)) ?? []),
    ],
    late: [
      ...(hung > HANGING * pace ? [`calls hung for ${Math.round(hung / 1000)} s`] : []),
      ...(recovered === null || recovered > RECOVERY * pace
        ? [`recovery took ${Math.round((recovered ?? PATIENCE) / 1000)} s`]
        : []),
    ],
  }
}

const mostFirst = (all: ReadonlyMap<Seen, number>): [Seen, number][] => [...all].sort(([, a], [, b]) => b - a)

function isAsPromised(statuses: readonly (number | null)[], promised: Readiness): boolean {
  if (promised === null) return true
  const ready = statuses.filter((status) => status === 200).length
  return ready === { all: statuses.length, none: 0, 'all but one': statuses.length - 1 }[promised]
}
