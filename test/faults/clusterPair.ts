import { clusterIsPossible, type Cluster, startCluster } from '../support/galera'
import { startPrivateRedis } from '../support/privateRedis'
import { startSmtpReceiver } from '../server/mail/smtpReceiver'
import { balanceInstances, balanceNodes } from './balancer'
import { cleanup } from './cleanup'
import { Instance } from './Instance'
import { type Installation, observe, productionSettings, workFolder } from './Installation'

/** Two instances behind haproxy with Redis on three Galera nodes, of which another haproxy uses one. */
export interface ClusterPair extends Installation {
  nodes: Cluster['nodes']
}

const DATABASE = 'mealwright'

/** Starts one on free ports. Both instances start on empty tables at once. */
export async function startClusterPair(): Promise<ClusterPair> {
  if (!clusterIsPossible()) throw new Error('A cluster takes MariaDB with Galera and rsync')
  const begun = cleanup()
  try {
    const folder = begun.add(workFolder(), (one) => one.remove())
    const cluster = begun.add(await startCluster(), (one) => one.stop())
    const mail = begun.add(await startSmtpReceiver(), (one) => one.stop())
    const urls = cluster.nodes.map(({ url }) => url)
    const root = observe(`${urls[0]}/mysql`)
    await root.raw(`CREATE DATABASE ${DATABASE} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`)
    await root.raw(`CREATE USER haproxy@'%'`)
    await root.destroy()
    const front = begun.add(await balanceNodes(urls), (one) => one.stop())
    const databaseUrl = `mysql://root@127.0.0.1:${front.port}/${DATABASE}`
    const redis = begun.add(await startPrivateRedis(), (one) => one.stop())
    const settings = productionSettings(folder.path, {
      DATABASE_URL: databaseUrl,
      REDIS_URL: redis.url,
      SMTP_URL: mail.url,
      TRUST_PROXY: '1',
    })
    const instances: Instance[] = []
    for (const name of ['app-1', 'app-2']) {
      const instance = begun.add(await Instance.prepare(name, folder.path, settings), (one) => one.end('SIGKILL'))
      instances.push(instance)
    }
    for (const one of instances) one.start()
    await Promise.all(instances.map((one) => one.untilReady()))
    const balancer = begun.add(await balanceInstances(instances), (one) => one.stop())
    return {
      url: `http://127.0.0.1:${balancer.port}`,
      instances,
      db: begun.add(observe(databaseUrl), (one) => one.destroy()),
      nodes: cluster.nodes,
      mailsTaken: () => mail.received.flatMap(({ messageId }) => messageId ?? []),
      stop: begun.run,
    }
  } catch (error) {
    await begun.run()
    throw error
  }
}
