import { databaseKind } from '../../support/freshDatabase'
import { givenApp } from '../../support/givenApp'
import { PASSWORD, signUpAndIn } from '../../support/people'

const onlySqlite = databaseKind === 'sqlite' ? it : it.skip

const app = givenApp()

onlySqlite('says STORAGE_FULL when the disk is full, reads go on, and writes do again afterwards', async () => {
  const { token } = await signUpAndIn(app)
  const save = (text: string) =>
    app.graphql(
      'mutation ($input: SaveSettingsInput!) { saveSettings(input: $input) { errors { message } } }',
      { input: { dietary: [{ label: 'Ingredients I never eat', text }] } },
      token,
    )
  expect((await save('olives')).status).toBe(200)

  const { db } = app.services
  const [{ page_count: used }] = await db.raw('PRAGMA page_count')
  const [{ freelist_count: free }] = await db.raw('PRAGMA freelist_count')
  await db.raw(`PRAGMA max_page_count = ${used}`)
  // The space left within the pages is filled first.
  await db
    .raw('CREATE TABLE filler (text TEXT)')
    .then(async () => {
      for (let row = 0; row < 200 + Number(free) * 4; row += 1) await db('filler').insert({ text: 'x'.repeat(3500) })
    })
    .catch(() => undefined)

  const signUp = (name: string) =>
    app.graphql('mutation ($input: SignUpInput!) { signUp(input: $input) { errors { message } } }', {
      input: { email: `${name}@example.com`, password: PASSWORD },
    })
  let refused = await signUp('first')
  for (let tries = 0; tries < 40 && refused.status === 200; tries += 1) refused = await signUp(`another-${tries}`)
  expect(refused.status).toBe(503)
  expect(refused.errors?.[0]?.extensions.code).toBe('STORAGE_FULL')
  const ready = await app.fetch('/health/ready')
  expect([ready.status, await ready.json()]).toMatchObject([503, { status: 'not ready', problem: 'full' }])
  expect(await (await app.fetch('/metrics')).text()).toContain('mealwright_unready{part="database_full"} 1\n')
  expect((await app.graphql('{ mealPlan { version } viewer { email } }', {}, token)).status).toBe(200)

  await db.raw('PRAGMA max_page_count = 1073741823')
  expect((await save('olives')).status).toBe(200)
  const [{ integrity_check: sound }] = await db.raw('PRAGMA integrity_check')
  expect(sound).toBe('ok')
})
