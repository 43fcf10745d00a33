import { accounts } from '../accounts/resolvers'
import { analytics } from '../analytics/resolvers'
import { catalogue } from '../catalogue/resolvers'
import { cooking } from '../cooking/resolvers'
import { dishes } from '../dishes/resolvers'
import { feedback } from '../feedback/resolvers'
import type { Resolvers } from '../generated/resolverTypes'
import { cupboard } from '../cupboard/resolvers'
import { households } from '../households/resolvers'
import { live } from '../live/resolvers'
import { planning } from '../planning/resolvers'
import { settings } from '../settings/resolvers'
import { shopHabits } from '../shopping/habits/resolvers'
import { shopping } from '../shopping/resolvers'
import { stores } from '../stores/resolvers'
import { scalars } from './scalars'

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
}

export const resolvers: Resolvers[] = [
  product,
  accounts,
  households,
  cupboard,
  catalogue,
  settings,
  dishes,
  planning,
  shopping,
  shopHabits,
  live,
  cooking,
  feedback,
  analytics,
  stores,
]
