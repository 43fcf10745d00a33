import { observe } from './Installation'
import type { ClusterPair } from './clusterPair'
import type { Fault } from './Fault'

type Node = ClusterPair['nodes'][number]

/** Asks a node itself. */
async function ask(node: Node, sql: string): Promise<Record<string, unknown>[]> {
  const root = observe(`${node.url}/mysql`)
  try {
    return (await root.raw(sql))[0]
  } finally {
    await root.destroy()
  }
}

/** The nodes, that with the most connections first. */
async function nodesByUse({ nodes }: ClusterPair): Promise<Node[]> {
  const counted = await Promise.all(
    nodes.map(async (node) => {
      const [row] = await ask(
        node,
        "SELECT COUNT(*) AS connections FROM information_schema.processlist WHERE db = 'mealwright'",
      )
      return { node, connections: Number(row?.connections) }
    }),
  )
  return counted.sort((a, b) => b.connections - a.connections).map(({ node }) => node)
}

const setOption = (node: Node, text: string) => ask(node, `SET GLOBAL wsrep_provider_options = '${text}'`)

/** A fault that begins at one of the nodes and ends there. @param place 0: the node in use. */
function nodeFault(
  { name, effect, lasts, place }: Pick<Fault<ClusterPair>, 'name' | 'effect' | 'lasts'> & { place: 0 | 2 },
  begin: (node: Node) => unknown,
  end: (node: Node) => unknown,
): Fault<ClusterPair> {
  let node: Node | undefined
  return {
    name,
    effect,
    lasts,
    readiness: 'all',
    begin: async (pair) => {
      node = (await nodesByUse(pair))[place]
      if (node) await begin(node)
    },
    end: () => node && end(node),
  }
}

/** What happens to three Galera nodes, of which one is in use. */
export const clusterFaults: Fault<ClusterPair>[] = [
  nodeFault(
    { name: 'The Galera node in use is killed', effect: 'refused', lasts: 12, place: 0 },
    (node) => node.halt(),
    (node) => node.resume(),
  ),
  nodeFault(
    { name: 'Another Galera node is killed', effect: 'refused', lasts: 10, place: 2 },
    (node) => node.halt(),
    (node) => node.resume(),
  ),
  nodeFault(
    { name: 'The Galera node in use hangs (SIGSTOP)', effect: 'refused', lasts: 15, place: 0 },
    (node) => node.signal('SIGSTOP'),
    (node) => node.signal('SIGCONT'),
  ),
  nodeFault(
    { name: 'The Galera node in use is cut off from the others', effect: 'refused', lasts: 20, place: 0 },
    (node) => setOption(node, 'gmcast.isolate=1'),
    (node) => setOption(node, 'gmcast.isolate=0'),
  ),
  noQuorum(),
]

function noQuorum(): Fault<ClusterPair> {
  let nodes: Node[] = []
  return {
    name: 'No Galera node has a quorum',
    effect: 'refused',
    readiness: 'none',
    lasts: 12,
    begin: async (pair) => {
      nodes = await nodesByUse(pair)
      await Promise.all(nodes.slice(1).map((one) => one.halt()))
    },
    // What an administrator does: the last node goes on alone, and the others join it.
    end: async () => {
      const [last, ...others] = nodes
      if (last) await setOption(last, 'pc.bootstrap=1')
      for (const one of others) await one.resume()
    },
  }
}
