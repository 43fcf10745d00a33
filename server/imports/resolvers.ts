import { IMPORT_LIMITS } from '../../schema/importLimits'
import { dishOf } from '../dishes/innerDishes'
import { dishViews } from '../dishes/views'
import type { ImportOutcome } from '../generated/schemaTypes'
import type { Resolvers } from '../generated/resolverTypes'
import { globalId } from '../pure/globalId'
import { mayChangePlans, userOf } from '../request/context'
import { appName } from './appNames'
import { type EndedImport, stopImport, undoImport } from './endImport'
import { ImportModel } from './ImportModel'
import type { ItemOutcome } from './ItemOutcome'
import { listItems } from './listItems'
import { lostPhotoText } from './lostPhotos'
import { problemOf, reasonOf } from './messages'

const OUTCOMES: Readonly<Record<ItemOutcome, ImportOutcome>> = { stored: 'STORED', double: 'DOUBLE', failed: 'FAILED' }

const asResult = ({ job, errors }: EndedImport) => ({ ok: errors.length === 0, import: job, errors: [...errors] })

/** Files of recipes that people bring in out of other applications. */
export const imports: Resolvers = {
  Query: {
    dishImports: async (_parent, _args, context) =>
      await ImportModel.query(context.services.db)
        .where({ userId: userOf(context).userId })
        .orderBy('createdAt', 'desc')
        .limit(IMPORT_LIMITS.shown),
  },
  Mutation: {
    stopImport: async (_parent, { input: { id } }, context) =>
      asResult(await stopImport(context.services, userOf(context).userId, id)),
    undoImport: async (_parent, { input: { id } }, context) =>
      asResult(
        await undoImport(context.services, userOf(context).userId, { id, mayChangePlans: mayChangePlans(context) }),
      ),
  },
  DishImport: {
    id: ({ id }) => globalId('DishImport', id),
    app: ({ app }) => appName(app),
    problem: ({ problem }) => (problem === null ? null : problemOf(problem)),
    plans: ({ plans }) => [...(plans?.all ?? [])],
    items: (job, args, { services }) => listItems(services, job, args),
  },
  ImportedPlan: {
    outcome: ({ outcome }) => (outcome === null ? null : OUTCOMES[outcome]),
    reason: ({ reason }) => (reason === null ? null : reasonOf(reason)),
    planId: ({ planId }) => (planId === null ? null : globalId('Plan', planId)),
  },
  ImportItem: {
    outcome: ({ outcome }) => (outcome === null ? null : OUTCOMES[outcome]),
    reason: ({ reason }) => (reason === null ? null : (lostPhotoText(reason) ?? reasonOf(reason))),
    dish: async ({ dishId, userId }, _args, { services }) => {
      const dish = dishId === null ? undefined : await dishOf(services.db, userId, dishId)
      const [view = null] = dish ? await dishViews(services, services.catalogue.compiled, [dish]) : []
      return view
    },
  },
}
