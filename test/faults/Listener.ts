import type { Knex } from 'knex'
import { createClient } from 'graphql-ws'
import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { householdIdOf } from './pageWriters'
import type { SignedIn } from './people'

/** The parts that a socket receives by version, and where the database counts each. */
const PARTS = {
  plan: (db: Knex, householdId: string) => db('plans').where({ householdId, nameKey: '' }).first('version'),
  list: (db: Knex, householdId: string) => db('list_states').where({ householdId }).first('version'),
  cupboard: (db: Knex, householdId: string) => db('cupboard_states').where({ householdId }).first('version'),
  shopHabits: (db: Knex, householdId: string) => db('shop_states').where({ householdId }).first('version'),
} as const
type PartName = keyof typeof PARTS

const SUBSCRIPTION = `subscription { householdChanged { ${Object.keys(PARTS)
  .map((name) => `${name} { version }`)
  .join(' ')} } }`

/** How long a socket may take to receive what was written last, in milliseconds: longer than the waits before it connects again. */
const PATIENCE = 20_000

/** A person's socket, which connects again whenever it ends and must receive the final state. */
export class Listener {
  private readonly received = new Map<string, number>()
  private readonly client
  private readonly unsubscribe: () => void
  /** How often a socket was opened. */
  opened = 0

  constructor(
    url: string,
    private readonly person: SignedIn,
  ) {
    this.client = createClient({
      url: `${url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${person.token}` },
      retryAttempts: Infinity,
      shouldRetry: () => true,
      retryWait: () => wait(300 + 700 * Math.random()),
      on: { connected: () => void (this.opened += 1) },
    })
    this.unsubscribe = this.listen()
  }

  /** Ends it, so that it receives nothing more. */
  stop(): void {
    this.unsubscribe()
    void this.client.dispose()
  }

  /** Waits until it has received what the database holds. @returns what it did not receive. */
  async deafTo(db: Knex, patience = PATIENCE): Promise<string[]> {
    const householdId = await householdIdOf(db, this.person.userId)
    const until = performance.now() + patience
    for (;;) {
      const missing: string[] = []
      for (const [name, read] of Object.entries(PARTS) as [PartName, (typeof PARTS)[PartName]][]) {
        const version = Number((await read(db, householdId))?.version ?? 0)
        const received = this.received.get(name) ?? 0
        if (received !== version) missing.push(`a socket has version ${received} of ${name}, which has ${version}`)
      }
      if (missing.length === 0 || performance.now() > until) return missing
      await wait(100)
    }
  }

  private listen(): () => void {
    let isOver = false
    let end = () => {}
    const start = () => {
      if (isOver) return
      const again = () => void setTimeout(start, 500)
      end = this.client.subscribe<{ householdChanged: Record<string, { version: number } | null> }>(
        { query: SUBSCRIPTION },
        {
          next: ({ data }) => {
            for (const [name, part] of Object.entries(data?.householdChanged ?? {}))
              if (part) this.received.set(name, Math.max(this.received.get(name) ?? 0, part.version))
          },
          error: again,
          complete: again,
        },
      )
    }
    start()
    return () => {
      isOver = true
      end()
    }
  }
}
