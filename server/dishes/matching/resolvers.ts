import { dishOf } from '../innerDishes'
import { dishViews } from '../views'
import type { Resolvers } from '../../generated/resolverTypes'
import { userOf } from '../../request/context'
import { suggestionsFor } from '../suggestions'
import { type Answered, matchLines } from './matchLines'
import { undoMatch } from './undoMatch'
import { assumedCount } from '../listDishes'
import { unmatchedLines } from './unmatchedLines'

const asResult = ({ id, lines, dishes, errors }: Answered) => ({
  ...{ ok: errors.length === 0, lineCount: lines, dishCount: dishes, undoId: id, errors },
})

/** What the lines of own dishes call ingredients and nothing matches. */
export const matching: Resolvers = {
  Query: {
    unmatchedLines: (_parent, { first, after }, context) =>
      unmatchedLines(context.services, userOf(context).userId, { first, after }),
  },
  Mutation: {
    matchLines: async (_parent, { input }, context) =>
      asResult(await matchLines(context.services, userOf(context).userId, input)),
    undoMatch: async (_parent, { input }, context) =>
      asResult(await undoMatch(context.services, userOf(context).userId, input)),
  },
  UnmatchedNameConnection: {
    assumedCount: ({ userId }, _args, { services }) => assumedCount(services, userId),
  },
  UnmatchedName: {
    suggestions: ({ catalogue, name, examples }, _args, context) =>
      suggestionsFor(context, { catalogue, ingredient: null, name, text: examples[0]?.text ?? name }),
    examples: ({ userId, examples }) => examples.map((example) => ({ ...example, userId })),
  },
  UnmatchedExample: {
    dish: async ({ dishId, userId }, _args, { services }) => {
      const dish = await dishOf(services.db, userId, dishId)
      const [view = null] = dish ? await dishViews(services, services.catalogue.compiled, [dish]) : []
      return view
    },
  },
}
