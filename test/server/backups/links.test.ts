import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NO_PASSWORD } from '../../../server/accounts/passwordHash'
import { actOnBackup, backUp, OWNER, startHome } from '../../support/backups'
import { type Person, signUpAndIn } from '../../support/people'

let home: Awaited<ReturnType<typeof startHome>>
let owner: Person
let id: string
beforeAll(async () => {
  home = await startHome()
  owner = await signUpAndIn(home.app, OWNER)
  id = await backUp(home.app, owner)
})
afterAll(async () => {
  await home.app.stop()
  await home.end()
})

async function link(): Promise<string> {
  const made = await actOnBackup(home.app, owner, 'linkBackup', { id })
  if (typeof made === 'string' || !made.link) throw new Error(JSON.stringify(made))
  return made.link
}

it('needs the password; a wrong or blank one gets no link', async () => {
  const refusals = await Promise.all(
    ['', 'Another-fine-pot-7'].map((password) => actOnBackup(home.app, owner, 'linkBackup', { id, password })),
  )
  expect(refusals).toMatchObject([
    { link: null, errors: [{ code: 'REQUIRED', field: 'password' }] },
    { link: null, errors: [{ code: 'WRONG_PASSWORD', field: 'password' }] },
  ])
})

it('an account without a password proves itself at the provider', async () => {
  const { db, now } = home.app.services
  const { passwordHash } = await db('users').where({ id: owner.userId }).first('passwordHash')
  await db('users').where({ id: owner.userId }).update({ passwordHash: NO_PASSWORD })
  await db('sessions').where({ userId: owner.userId }).update({ provenAt: null })
  const asked = () => actOnBackup(home.app, owner, 'linkBackup', { id, password: '' })
  expect(await asked()).toMatchObject({ errors: [{ code: 'PROOF_NEEDED' }] })
  await db('sessions').where({ userId: owner.userId }).update({ provenAt: now() })
  expect(await asked()).toMatchObject({ errors: [] })
  await db('users').where({ id: owner.userId }).update({ passwordHash })
})

it('leads to the file once, kept by no one between', async () => {
  const url = await link()
  const head = await fetch(url, { method: 'HEAD' })
  const answers = await Promise.all([fetch(url), fetch(url), fetch(url)])
  expect([head.status, answers.map(({ status }) => status).sort()]).toEqual([405, [200, 404, 404]])
  const given = answers.find(({ status }) => status === 200)
  expect(given?.headers.get('content-disposition')).toBe(`attachment; filename=mealwright-${id}.sqlite`)
  expect(given?.headers.get('cache-control')).toBe('no-store')
  expect(Buffer.from(await (given ?? new Response()).arrayBuffer())).toEqual(
    readFileSync(join(home.folder, `${id}.sqlite`)),
  )
  expect((await fetch(url)).status).toBe(404)
})

it('leads nowhere after a minute, or once another was made', async () => {
  const [first, second] = [await link(), await link()]
  expect([first === second, (await fetch(first)).status]).toEqual([false, 404])
  home.app.clock.advance(61_000)
  expect((await fetch(second)).status).toBe(404)
  expect(await home.app.services.db('backup_state').first('linkHash')).not.toEqual({
    linkHash: second.split('/').at(-1),
  })
})
