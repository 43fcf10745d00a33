import { unauthenticated } from '../platform/errors'
import type { Services } from '../platform/services'
import { UserModel } from './UserModel'

/** What the API shows of an account. */
type Account = Pick<
  UserModel,
  'id' | 'email' | 'passwordHash' | 'ipAddress' | 'marketingOptIn' | 'createdAt' | 'firstQuestionsAt'
>

/** The signed-in person as the API shows it. */
export interface ViewerView {
  readonly id: string
  /** The account, read when it is first asked for: most calls only go on from the person to the household. */
  account(): Promise<Account>
}

/** The person of an account that was read already. */
export const viewerOf = (account: Account): ViewerView => ({ id: account.id, account: async () => account })

/** The person of a session. UNAUTHENTICATED comes with the account where that was deleted meanwhile. */
export function viewerOfSession({ db }: Pick<Services, 'db'>, id: string): ViewerView {
  let read: Promise<Account> | null = null
  const find = async () => {
    const user = await UserModel.query(db).findById(id)
    if (!user) throw unauthenticated()
    return user
  }
  return { id, account: () => (read ??= find()) }
}
