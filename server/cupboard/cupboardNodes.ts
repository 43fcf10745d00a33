import { type Context, personOf } from '../request/context'
import { among, type FindNodes } from '../request/FindNodes'
import { type CupboardView, cupboardOf } from './viewOfCupboard'

/** Something of the cupboard of a call's person; of other callers none. */
const findIn =
  (find: (cupboard: CupboardView, key: string) => object | undefined): FindNodes =>
  async ({ services, principal }: Context, keys) => {
    const person = personOf(principal)
    if (!person) return new Map()
    const cupboard = await cupboardOf(services, person)
    return among(keys, (key) => find(cupboard, key))
  }

/** What is at home is for the accounts of the household. */
export const cupboardNodes: Readonly<Record<string, FindNodes>> = {
  CupboardItem: findIn(({ items }, key) => items.find(({ ingredient: { slug } }) => slug === key)),
  FrozenMeal: findIn(({ freezer }, key) => freezer.find(({ batch }) => batch === key)),
}
