import mysql from 'mysql2/promise'
import { setTimeout as wait } from 'node:timers/promises'
import { databaseKind } from '../../support/freshDatabase'
import { type Cluster, clusterIsPossible, startCluster } from '../../support/galera'
import { mailedKey, PASSWORD, signUpAndIn } from '../../support/people'
import { keepSaving } from '../../support/savedPlans'
import { type RunningApp, startApp } from '../../support/startApp'

const wanted = databaseKind === 'mysql'
const possible = wanted && clusterIsPossible()
if (wanted && !possible)
  process.stderr.write(
    'Left out: a cluster. To run it, install MariaDB with Galera and rsync (apt-get install mariadb-server galera-4 rsync).\n',
  )
const onlyCluster = possible ? describe : describe.skip

onlyCluster('on a cluster of three servers', () => {
  let cluster: Cluster
  /** Through the balancer, which leads to the first server as long as that lives. */
  let app: RunningApp
  /** On the second server. */
  let other: RunningApp

  beforeAll(async () => {
    cluster = await startCluster()
    const connection = await mysql.createConnection(cluster.url)
    await connection.query('CREATE DATABASE faults CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci')
    await connection.end()
    // Both start on empty tables at once, on servers of which each has its own GET_LOCK.
    ;[app, other] = await Promise.all([
      startApp({ DATABASE_URL: `${cluster.url}/faults` }),
      startApp({ DATABASE_URL: `${cluster.nodes[1]?.url}/faults` }),
    ])
  }, 240_000)
  afterAll(async () => {
    await Promise.all([app?.stop(), other?.stop()])
    await cluster?.stop()
  }, 60_000)

  it('a mailed key works once, whichever server receives it', async () => {
    const email = 'once@example.com'
    await app.graphql('mutation ($input: SignUpInput!) { signUp(input: $input) { errors { message } } }', {
      input: { email, password: PASSWORD, marketingOptIn: false },
    })
    const key = await mailedKey(app, email, 'email-confirmation')
    const both = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? app : other))
    const answers = await Promise.all(
      both.map((one) =>
        one.graphql('mutation ($key: String!) { confirmEmail(input: { key: $key }) { confirmed } }', { key }),
      ),
    )
    const confirmed = answers.map(
      ({ data }) => (data as unknown as { confirmEmail: { confirmed: boolean } } | null)?.confirmEmail.confirmed,
    )
    expect(confirmed.filter((one) => one === true)).toHaveLength(1)
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 503)).toEqual([])
  }, 60_000)

  it('loses nothing that it acknowledged when a server dies under load, and goes on with the next', async () => {
    const saving = keepSaving(app, await Promise.all([1, 2, 3].map(() => signUpAndIn(app))))
    await wait(1500)
    await cluster.nodes[0]?.halt()
    await saving.finish()
    expect(await saving.lost()).toEqual([])
    expect([...saving.statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
  }, 120_000)
})
