import { LIMITS } from '../../schema/limits'
import { applyPlanAct } from '../../schema/planOperations'
import { holdsSomething } from '../../schema/rowsOver'
import { StaleRead } from '../database/faults'
import type { NeedDishes } from '../dishes/withDishesRead'
import type { PlanActInput } from '../generated/schemaTypes'
import { checkUuid } from '../households/checkUuid'
import type { Change } from '../households/changeHousehold'
import { lockedTable, type TableColumns, withTable } from '../menu/lockedTable'
import { APPLIED, MOOT, type Operation, refused, REPEATED } from '../operations/Operation'
import { messages as operationMessages } from '../operations/messages'
import type { Part } from '../operations/Part'
import { PlanOperationModel } from '../operations/PlanOperationModel'
import { inputError } from '../platform/errors'
import type { Services } from '../platform/services'
import { Gestures } from './changes/Gestures'
import { changeColumns, forgetOlderChanges } from './changes/notedChange'
import { beginPlan } from './currentPlan'
import { type PlanColumns, readPlanColumns, withPlan } from './planColumns'
import { finderIn } from '../menu/mealFinder'
import { takeBackRows } from './pastWeeks'
import { PlanModel } from './PlanModel'
import { checkSuits } from './checkSuits'
import { checkActInput, toPlanAct } from './readPlanActs'
import { shapeCurrentPlan } from './shapeCurrentPlan'
import type { PlanView } from './views'
import { newId } from '../../schema/newId'

/**
 * The current plan of a household, on which operations are done in the order of their arrival (docs/product.md PLAN-37).
 *
 * @param need Gets the dishes of the table before their meals are asked for (`withDishesRead`).
 */
export const planPart = (services: Services, need: NeedDishes): Part<PlanActInput, PlanView> => ({
  extend: (userId, ids) => (query, db) => withPlan(userId, ids)(withTable(query, db), db),
  open: async (doing) => {
    const { trx, self, members, isWhole } = doing
    const rows = doing.rows as unknown as Change<TableColumns>['rows']
    const at = services.now()
    const stored = readPlanColumns(doing.own as unknown as PlanColumns)
    const present = stored.present ?? (await beginPlan(doing, at))
    const table = await lockedTable(services, { trx, self, rows }, need)
    const known = {
      find: table.find,
      findRecipe: finderIn(table).byName,
      memberIds: new Set(members.map(({ id }) => id)),
    }
    const ids = new Set<string>()
    const gestures = new Gestures()
    let plan = present
    let content = present.content.rows
    const apply = ({ id: given, at: actedAt, act: input, path, actPath }: Operation<PlanActInput>) => {
      const id = given ?? newId()
      if (stored.done.has(id) || ids.has(id)) return REPEATED
      if (given !== null && actedAt !== null && stored.oldest !== null && actedAt < stored.oldest)
        return refused([inputError('STALE', `${path}.at`, operationMessages.beyondHeld({ most: LIMITS.operationIds }))])
      const act = toPlanAct(input, known)
      const errors = [...checkUuid(id, `${path}.id`), ...checkActInput(input, act, content, known, actPath)]
      const before = content
      const after = applyPlanAct(content, act)
      if (errors.length === 0) errors.push(...checkSuits(input, present, after, table, actPath))
      // Where nothing is stored when one is wrong, what follows a wrong one is checked as if it were right.
      if (errors.length > 0 && !isWhole) return refused(errors)
      content = after
      ids.add(id)
      gestures.add({ id, at: actedAt }, before, content)
      if (errors.length > 0) return refused(errors)
      return content === before ? MOOT : APPLIED
    }
    const write = async () => {
      if (ids.size === 0) return []
      const { id: planId, version } = present
      const known = new Set(present.content.rows.map(({ id }) => id))
      const back = content.filter((row) => holdsSomething(row) && !known.has(row.id))
      const isBack = new Set(back.map(({ id }) => id))
      const alsoChanged = back.length > 0 ? await takeBackRows(trx, self.householdId, isBack, { at, by: self.id }) : []
      const changed = {
        version: version + ids.size,
        content: { ...present.content, rows: content },
        changedAt: at,
        changedBy: self.id,
      }
      const written = await PlanModel.query(trx).where({ id: planId, version }).patch(changed)
      if (written === 0) throw new StaleRead()
      const changes = gestures.changes(self.id, present, table)
      const done = [...ids].map((operationId, index) => ({
        ...{ planId, operationId, version: version + index + 1, at },
        ...changeColumns(changes.get(operationId)),
      }))
      await trx(PlanOperationModel.tableName).insert(done)
      await forgetOlderChanges(trx, planId, { from: version, to: changed.version })
      if (stored.oldest !== null)
        await trx(PlanOperationModel.tableName).where({ planId }).where('at', '<', stored.oldest).delete()
      plan = present.$clone().$set(changed)
      return ['plan' as const, ...alsoChanged]
    }
    return { apply, write, view: () => shapeCurrentPlan(plan, table) }
  },
})
