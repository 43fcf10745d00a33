import { unauthenticated } from '../platform/errors'
import type { Services } from '../platform/services'
import { UserModel } from './UserModel'

/** Notes that a person has answered or skipped the first questions. @returns when that was first noted. */
export async function closeFirstQuestions({ db, now }: Pick<Services, 'db' | 'now'>, userId: string): Promise<number> {
  const at = now()
  await UserModel.query(db).findById(userId).whereNull('firstQuestionsAt').patch({ firstQuestionsAt: at })
  const user = await UserModel.query(db).findById(userId)
  if (!user) throw unauthenticated()
  return user.firstQuestionsAt ?? at
}
