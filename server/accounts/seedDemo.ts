import type { Services } from '../platform/services'
import { DEMO } from './demo'
import { hashPassword } from './passwordHash'
import { UserModel } from './UserModel'
import { newId } from '../../schema/newId'

/** Makes the demo account if the configuration has one. An existing account is not changed. */
export async function seedDemo(services: Services): Promise<void> {
  const { config, db, now } = services
  if (!config.demo || (await UserModel.ofEmail(db, DEMO.email))) return
  const passwordHash = await hashPassword(services, DEMO.password)
  await UserModel.query(db)
    .insert({
      id: newId(),
      email: DEMO.email,
      passwordHash,
      marketingOptIn: false,
      confirmedAt: now(),
      createdAt: now(),
      firstQuestionsAt: now(),
    })
    .onConflict('email')
    .ignore()
}
