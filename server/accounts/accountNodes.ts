import { among, type FindNodes } from '../request/FindNodes'
import { UserModel } from './UserModel'
import { viewerOf } from './viewerOf'

/** An account is for the person whose it is. One statement. */
export const accountNodes: Readonly<Record<string, FindNodes>> = {
  Viewer: async ({ services: { db }, principal }, keys) => {
    if (principal.kind !== 'user' || !keys.includes(principal.userId)) return new Map()
    const user = await UserModel.query(db).findById(principal.userId)
    return among(keys, (key) => (user?.id === key ? viewerOf(user) : null))
  },
}
