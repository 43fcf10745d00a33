import { accounts } from '../accounts/resolvers'
import { analytics } from '../analytics/resolvers'
import { backups } from '../backups/resolvers'
import { calendar } from '../calendar/resolvers'
import { timers } from '../timers/resolvers'
import { labels } from '../catalogue/labels'
import { catalogue } from '../catalogue/resolvers'
import { cooking } from '../cooking/resolvers'
import { dishes } from '../dishes/resolvers'
import { matching } from '../dishes/matching/resolvers'
import { imports } from '../imports/resolvers'
import { feedback } from '../feedback/resolvers'
import type { Resolvers } from '../generated/resolverTypes'
import { cupboard } from '../cupboard/resolvers'
import { households } from '../households/resolvers'
import { identities } from '../identities/resolvers'
import { keys } from '../keys/resolvers'
import { live } from '../live/resolvers'
import { meals } from '../meals/resolvers'
import { helpFor } from '../platform/errors'
import { partners } from '../partners/resolvers'
import { passkeys } from '../passkeys/resolvers'
import { secondFactor } from '../secondFactor/resolvers'
import { planChanges } from '../planning/changes/changeResolvers'
import { plans } from '../planning/planResolvers'
import { proposedPlans } from '../planning/propose/proposeResolvers'
import { summaries } from '../planning/summary/summaryResolvers'
import { recipes } from '../planning/recipeResolvers'
import { planning } from '../planning/resolvers'
import { forms } from '../settings/formResolvers'
import { settings } from '../settings/resolvers'
import { shopHabits } from '../shopping/habits/resolvers'
import { lists } from '../shopping/listResolvers'
import { shopping } from '../shopping/resolvers'
import { stores } from '../stores/resolvers'
import { webhooks } from '../webhooks/resolvers'
import { notifications } from '../notifications/resolvers'
import { node } from './node'
import { scalars } from './scalars'

/** The types that implement the interface inherit `ok`. No field is of the interface itself. */
const mutationResult: Resolvers['MutationResult'] & object = {
  __resolveType: () => null as never,
  ...{ ok: ({ errors }: { errors: readonly unknown[] }): boolean => errors.length === 0 },
}

const product: Resolvers = {
  ...scalars,
  Query: {
    product: (_parent, _args, { services: { config, catalogue } }) => ({
      name: config.productName,
      supportEmail: config.supportEmail,
      rafflePrize: config.rafflePrize,
      catalogueVersion: catalogue.version,
    }),
  },
  Mutation: { ping: () => true },
  MutationResult: mutationResult,
  InputError: { help: ({ code }, _args, { services: { config } }) => helpFor(config.publicUrl, code) },
}

export const resolvers: Resolvers[] = [
  product,
  node,
  labels,
  accounts,
  identities,
  passkeys,
  secondFactor,
  households,
  keys,
  partners,
  cupboard,
  catalogue,
  settings,
  forms,
  dishes,
  imports,
  matching,
  planning,
  plans,
  planChanges,
  proposedPlans,
  summaries,
  recipes,
  shopping,
  lists,
  shopHabits,
  meals,
  calendar,
  timers,
  live,
  cooking,
  feedback,
  analytics,
  stores,
  webhooks,
  backups,
  notifications,
]
