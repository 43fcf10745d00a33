import type { Fault } from './Fault'
import type { Pair } from './pair'

/** What happens to the network between the instances and MariaDB. */
export const networkFaults: Fault<Pair>[] = [
  {
    name: 'The network to MariaDB swallows packets',
    effect: 'refused',
    readiness: 'none',
    lasts: 12,
    begin: ({ network }) => network.databases.forEach((one) => one.swallow()),
    end: ({ network }) => Promise.all(network.databases.map((one) => one.restore())),
  },
  {
    name: 'The network to MariaDB refuses connections',
    effect: 'refused',
    readiness: 'none',
    lasts: 6,
    begin: ({ network }) => Promise.all(network.databases.map((one) => one.refuse())),
    end: ({ network }) => Promise.all(network.databases.map((one) => one.restore())),
  },
  {
    name: "One instance's network to MariaDB swallows packets",
    effect: 'refused',
    readiness: 'all but one',
    lasts: 15,
    begin: ({ network }) => network.databases[0]?.swallow(),
    end: ({ network }) => network.databases[0]?.restore(),
  },
]
