import type { Knex } from 'knex'
import { joinHousehold } from '../support/households'
import type { Signed } from '../support/manyPeople'

/** Brings people together in households of so many. */
export async function together(db: Knex, people: readonly Signed[], members: number): Promise<Signed[][]> {
  const app = { services: { db, now: Date.now }, clock: Date }
  const households: Signed[][] = []
  for (let first = 0; first < people.length; first += members) {
    const household = people.slice(first, first + members)
    const [owner, ...others] = household
    for (const other of others) if (owner) await joinHousehold(app, owner, other)
    households.push(household)
  }
  return households
}
