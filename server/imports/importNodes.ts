import { personOf } from '../request/context'
import { among, type FindNodes } from '../request/FindNodes'
import { ImportModel } from './ImportModel'

/** An import is for its person alone. One statement. */
export const importNodes: Readonly<Record<string, FindNodes>> = {
  DishImport: async ({ services, principal }, keys) => {
    const person = personOf(principal)
    if (!person) return new Map()
    const rows = await ImportModel.query(services.db)
      .findByIds([...keys])
      .where({ userId: person.userId })
    const byId = new Map(rows.map((row) => [row.id, row]))
    return among(keys, (key) => byId.get(key))
  },
}
