import type { Resolvers } from '../generated/resolverTypes'
import { AccessKeyModel } from '../keys/AccessKeyModel'
import { partnerOf } from '../request/context'
import { StoreModel } from '../stores/StoreModel'
import { limitsOfPartners } from './limitsOfPartners'
import { PartnerModel } from './PartnerModel'
import { storedLinks } from './storedLinks'

/** Stores of one answer. */
const MOST_STORES = 100

/** What a partner's program reads of itself. */
export const partners: Resolvers = {
  Query: {
    partner: async (_parent, _args, context) => {
      const { partnerId, keyId } = partnerOf(context)
      const { db } = context.services
      const [{ name }, key] = await Promise.all([
        PartnerModel.query(db).findById(partnerId).throwIfNotFound(),
        AccessKeyModel.query(db).findById(keyId).where({ partnerId }).throwIfNotFound(),
      ])
      return { partnerId, name, key }
    },
  },
  Partner: {
    key: ({ key }) => ({ ...key, scopes: key.scopes as never }),
    stores: async ({ partnerId }, _args, { services: { db } }) =>
      StoreModel.query(db).where({ partnerId }).orderBy(['name', 'id']).limit(MOST_STORES),
    productLinks: ({ partnerId }, asked, { services }) => storedLinks(services, partnerId, asked),
    limits: (_partner, _args, { services: { config } }, { schema }) => limitsOfPartners(schema, config),
  },
  PartnerStore: { store: ({ id }) => id },
  ProductLink: {
    slug: ({ ingredient }) => ingredient,
    ingredient: ({ ingredient }, _args, { services: { catalogue } }) =>
      catalogue.compiled.ingredientBySlug.get(ingredient) ?? null,
  },
}
