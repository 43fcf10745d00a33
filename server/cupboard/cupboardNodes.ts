import { personOf } from '../request/context'
import { among, type FindNodes } from '../request/FindNodes'
import { cupboardOf } from './viewOfCupboard'

/** What is at home is for the accounts of the household. */
export const cupboardNodes: Readonly<Record<string, FindNodes>> = {
  CupboardItem: async ({ services, principal }, keys) => {
    const person = personOf(principal)
    if (!person) return new Map()
    const { items } = await cupboardOf(services, person)
    return among(keys, (key) => items.find(({ ingredient: { slug } }) => slug === key))
  },
  FrozenMeal: async ({ services, principal }, keys) => {
    if (principal.kind !== 'user') return new Map()
    const { freezer } = await cupboardOf(services, principal)
    return among(keys, (key) => freezer.find(({ batch }) => batch === key))
  },
}
