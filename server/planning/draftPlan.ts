import { hash } from 'node:crypto'
import type { DraftPlanInput, InputError, RequirementInput } from '../generated/schemaTypes'
import { guestTable } from '../menu/guestTable'
import { tableMenu, type TableMenu } from '../menu/tableMenu'
import type { Services } from '../platform/services'
import { readDraftRows } from './readDraftRows'
import { shapeCurrentPlan } from './shapeCurrentPlan'
import type { PlanView } from './views'
import type { Caller } from '../request/context'

/**
 * A plan of rows that a caller names; nothing is stored (docs/product.md PLAN-61). `userId` is null for a partner.
 */
export async function draftPlan(
  services: Services,
  caller: Caller | null,
  input: DraftPlanInput,
): Promise<{ plan: PlanView | null; errors: InputError[] }> {
  const table = await tableFor(services, caller, input.requirements ?? null)
  const { value: rows, errors } = readDraftRows(input.rows, table)
  if (!rows) return { plan: null, errors }
  const id = `draft-${hash('sha256', JSON.stringify(input), 'base64url')}`
  const source = { id, name: '', nameKey: '', version: 0, content: { rows }, changedAt: null, changedBy: null }
  return { plan: shapeCurrentPlan({ ...source, isDraft: true }, table), errors: [] }
}

/** Who the plan is for: the caller's household, or where that is not meant a guest with the requirements. */
async function tableFor(
  services: Services,
  caller: Caller | null,
  requirements: readonly RequirementInput[] | null,
): Promise<TableMenu> {
  const table = caller === null ? null : await tableMenu(services, caller)
  if (table && requirements === null) return table
  return guestTable(services.catalogue.compiled, table?.dishes ?? [], {
    requirements: requirements ?? [],
    preferredStoreId: table?.members.find(({ isViewer }) => isViewer)?.preferredStoreId ?? null,
  })
}
