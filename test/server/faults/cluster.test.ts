import { readFileSync } from 'node:fs'
import mysql from 'mysql2/promise'
import { setTimeout as wait } from 'node:timers/promises'
import { databaseKind } from '../../support/freshDatabase'
import { type Cluster, clusterIsPossible, startCluster } from '../../support/galera'
import { logIn, mailedKey, PASSWORD, signUpAndIn } from '../../support/people'
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

  it('a server that was suspended answers nothing old when it comes back, and the check of the proxy waits', async () => {
    const person = await signUpAndIn(other)
    // Tokens are an installation's own.
    const inside = await logIn(app, person.email, PASSWORD)
    const version = async (of: RunningApp) => {
      const { token } = of === app ? inside : person
      const { status, data } = await of.graphql('{ mealPlan { version } }', {}, token)
      const { mealPlan } = (data ?? {}) as unknown as { mealPlan?: { version: number } | null }
      return { status, version: mealPlan?.version ?? 0 }
    }
    const saveUntil = async (enough: number) => {
      const saving = keepSaving(other, [person])
      while ((await version(other)).version < enough) await wait(100)
      await saving.finish()
      return (await version(other)).version
    }
    await saveUntil(1)
    // Open connections to the server that will be suspended.
    await Promise.all([version(app), version(app), version(app)])
    const direct = await mysql.createConnection(`${cluster.nodes[0]?.url}/faults`)
    cluster.nodes[0]?.signal('SIGSTOP')
    const latest = await saveUntil(20)
    cluster.nodes[0]?.signal('SIGCONT')

    const checked = (async () => {
      const until = Date.now() + 30_000
      while (!(await passes(direct)) && Date.now() < until) await wait(50)
      const [[plan]] = await direct.query<mysql.RowDataPacket[]>('SELECT MAX(version) AS version FROM meal_plans')
      return Number(plan?.version)
    })()
    const seen: Awaited<ReturnType<typeof version>>[] = []
    const back = Date.now()
    while (Date.now() - back < 2000 || (seen.at(-1)?.status !== 200 && Date.now() - back < 30_000))
      seen.push(...(await Promise.all([version(app), version(app), version(app)])))
    expect(new Set(seen.filter(({ status }) => status === 200).map((one) => one.version))).toEqual(new Set([latest]))
    expect(seen.filter(({ status }) => status !== 200 && status !== 503)).toEqual([])
    expect(await checked).toBe(latest)
    await direct.end()
  }, 120_000)

  /** What haproxy asks as docs/operations/galera.cfg says, and whether it likes the answer. */
  async function passes(connection: mysql.Connection): Promise<boolean> {
    const sent = [...readFileSync('docs/operations/galera.cfg', 'utf8').matchAll(/send-binary (\w+)/g)]
    // After the sign-in. Four bytes are the packet's, one is its kind.
    const check = Buffer.from(sent[1]?.[1] ?? '', 'hex')
      .subarray(5)
      .toString()
    const [rows] = await connection.query<mysql.RowDataPacket[]>(check).catch(() => [[]])
    return Object.values(rows[0] ?? {}).includes('ON')
  }

  it('loses nothing that it acknowledged when a server dies under load, and goes on with the next', async () => {
    const saving = keepSaving(app, await Promise.all([1, 2, 3].map(() => signUpAndIn(app))))
    await wait(1500)
    await cluster.nodes[0]?.halt()
    await saving.finish()
    expect(await saving.lost()).toEqual([])
    expect([...saving.statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
  }, 120_000)
})
