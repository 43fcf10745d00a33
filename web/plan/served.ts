import { servedIn, type ServedRole, type ServedWith } from '../../schema/servedWith'
import { orMissing } from '../session/guards'
import { type Dish, isDish } from './dish'

/** What is served with a meal, with what is shown of it (docs/product.md PLAN-98); nothing of it without a meal. */
export type Served = Readonly<Partial<Record<ServedRole, Dish>>>

/** Guards of the fields. Entries of earlier releases have none of them. */
export const servedGuards = { side: orMissing(isDish), dessert: orMissing(isDish) }

/** What an entry says of it, and nothing else; always in the same order of fields. */
export const servedOf = ({ side, dessert }: Served): Served => ({ ...(side && { side }), ...(dessert && { dessert }) })

/** The same as operations name it. */
export const servedIds = ({ side, dessert }: Served): ServedWith =>
  servedIn({ side: side?.uniqueId, dessert: dessert?.uniqueId })
