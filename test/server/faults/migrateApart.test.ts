import { migrate } from '../../../server/database/migrate'
import { seed } from '../../../server/seed'
import { freshDatabase } from '../../support/freshDatabase'
import { startApp } from '../../support/startApp'

it('without migrations at its start an instance is unready until they were run apart from it', async () => {
  const database = await freshDatabase()
  const app = await startApp({ MIGRATE_AT_START: '0', DATABASE_URL: database.url })
  const ready = async () => (await app.fetch('/health/ready')).status
  expect([await ready(), (await app.fetch('/health/live')).status]).toEqual([503, 200])
  await migrate(app.services.db)
  await seed(app.services)
  await app.services.catalogue.refresh()
  expect(await ready()).toBe(200)
  expect((await app.fetch('/static/meals-with-slugs.json')).status).toBe(200)
  await app.stop()
  await database.drop()
})
