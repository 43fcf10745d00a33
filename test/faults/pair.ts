import type { PrivateMysql } from '../support/privateMysql'
import { startPrivateMysql } from '../support/privateMysql'
import type { PrivateRedis } from '../support/privateRedis'
import { startPrivateRedis } from '../support/privateRedis'
import { type Proxy, startProxy } from '../support/proxy'
import { type SmtpReceiver, startSmtpReceiver } from '../server/mail/smtpReceiver'
import { balanceInstances } from './balancer'
import { cleanup } from './cleanup'
import { Instance } from './Instance'
import { type Installation, observe, productionSettings, smallDisk, workFolder } from './Installation'

/** Two instances behind haproxy with MariaDB, Redis and a mail server, and the networks between them. */
export interface Pair extends Installation {
  database: PrivateMysql
  /** Holds the database's files: its own small disk where this machine allows to make one. */
  databaseFolder: string
  redis: PrivateRedis
  mail: SmtpReceiver
  /** The network before each part; to the database each instance has its own. */
  network: { databases: Proxy[]; redis: Proxy; mail: Proxy }
}

/** Starts one on free ports. */
export async function startPair(): Promise<Pair> {
  const begun = cleanup()
  try {
    const folder = begun.add(workFolder(), (one) => one.remove())
    const databaseFolder = begun.add(smallDisk(), (one) => one.remove())
    const database = begun.add(await startPrivateMysql([], databaseFolder.path), resumedAndStopped)
    const redis = begun.add(await startPrivateRedis(), resumedAndStopped)
    const mail = begun.add(await startSmtpReceiver(), (one) => one.stop())
    const proxyTo = async (url: string) => begun.add(await startProxy(Number(new URL(url).port)), (one) => one.stop())
    const network = {
      databases: [await proxyTo(database.url), await proxyTo(database.url)],
      redis: await proxyTo(redis.url),
      mail: await proxyTo(mail.url),
    }
    const name = 'mealwright'
    const root = observe(`${database.url}/mysql`)
    await root.raw(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`)
    // Not root: a read-only server goes on writing for an administrator.
    await root.raw(`CREATE USER cook@'%' IDENTIFIED BY 'pot'`)
    await root.raw(`GRANT ALL ON ${name}.* TO cook@'%'`)
    await root.destroy()
    const settings = productionSettings(folder.path, {
      REDIS_URL: `redis://127.0.0.1:${network.redis.port}`,
      SMTP_URL: `smtp://127.0.0.1:${network.mail.port}`,
      TRUST_PROXY: '1',
    })
    const instances: Instance[] = []
    for (const [index, { port }] of network.databases.entries()) {
      const own = { ...settings, DATABASE_URL: `mysql://cook:pot@127.0.0.1:${port}/${name}` }
      const instance = await Instance.prepare(`app-${index + 1}`, folder.path, own)
      instances.push(begun.add(instance, (one) => one.end('SIGKILL')))
      instance.start()
    }
    await Promise.all(instances.map((one) => one.untilReady()))
    const balancer = begun.add(await balanceInstances(instances), (one) => one.stop())
    const db = begun.add(observe(`${database.url}/${name}`), (one) => one.destroy())
    return {
      url: `http://127.0.0.1:${balancer.port}`,
      instances,
      db,
      database,
      databaseFolder: databaseFolder.path,
      redis,
      mail,
      network,
      mailsTaken: () => mail.received.flatMap(({ messageId }) => messageId ?? []),
      stop: begun.run,
    }
  } catch (error) {
    await begun.run()
    throw error
  }
}

/** A stopped process takes no signal but two. */
async function resumedAndStopped(part: PrivateMysql | PrivateRedis): Promise<void> {
  part.process.kill('SIGCONT')
  await part.stop()
}
