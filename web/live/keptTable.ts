import { arrayOf, shape } from '../session/guards'
import { ownedStorage } from '../session/ownedStorage'
import { isTableMember } from './tableGuards.generated'
import type { TableMemberFragment } from './operations.generated'

/** A person of the household, as far as the planner has to know. */
export type TableMember = TableMemberFragment

/** Who eats together, as the device keeps it. */
interface KeptTable {
  members: TableMember[]
}

const tables = ownedStorage<KeptTable>('table', shape<KeptTable>({ members: arrayOf(isTableMember) }))

/**
 * The members of a person's household as the device last received them, so that a plan says who eats it before the
 * household is received.
 */
export const readKeptTable = (owner: string): readonly TableMember[] => tables.read(owner)?.members ?? []

/** Keeps the members of the household of the person who is signed in. */
export const keepTable = (members: readonly TableMember[]): void => tables.write({ members: [...members] })

/** Removes the members that the device keeps for a person. */
export function forgetTable(owner: string): void {
  if (tables.read(owner)) tables.clear()
}
