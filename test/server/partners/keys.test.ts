import { hashOfForm } from '../../../server/keys/accessKey'
import { PARTNER_CALLS } from '../../../server/partners/partnerLimit'
import { admin } from '../../support/admin'
import { givenApp } from '../../support/givenApp'
import { signUpAndIn } from '../../support/people'

const app = givenApp({ RATE_LIMIT_SCALE: '1' })
beforeEach(() => app.services.db('partners').delete())

const DAY = 24 * 60 * 60 * 1000

/** Makes a key as an administrator does. */
async function make(...words: string[]): Promise<{ key: string; prefix: string }> {
  const { code, out, error } = await admin(app, 'partner', 'key', 'make', ...words)
  if (code !== 0) throw new Error(error)
  return { key: /key: +(mw_\S+)/.exec(out)?.[1] ?? '', prefix: /prefix: +(\S+)/.exec(out)?.[1] ?? '' }
}

const read = (token: string) => app.graphql('{ meals(first: 1) { nodes { id } } }', {}, token)
const write = (token: string) => app.graphql('mutation { setProductLinks(links: []) { written } }', {}, token)
const codeOf = async (answer: ReturnType<typeof read>): Promise<unknown> => {
  const { status, errors } = await answer
  return [status, errors?.[0]?.extensions.code ?? null]
}

describe('an administrator', () => {
  it('makes a key that is shown once and stored as a hash', async () => {
    const { code, out } = await admin(
      app,
      'partner',
      'key',
      'make',
      'Corner Grocer',
      '--scope',
      'MEALS_READ',
      '--scope',
      'LINKS_WRITE',
      '--days',
      '10',
    )
    expect(code).toBe(0)
    const key = /key: +(mw_\S+)/.exec(out)?.[1] ?? ''
    const rows = await app.services.db('partner_keys')
    expect(rows).toMatchObject([{ hash: hashOfForm(key), scopes: '["MEALS_READ","LINKS_WRITE"]', revokedAt: null }])
    expect(rows[0].expiresAt - app.clock.now()).toBeGreaterThan(10 * DAY - 60_000)
    const held =
      JSON.stringify([rows, await app.services.db('partners')]) + (await admin(app, 'partner', 'key', 'list')).out
    expect(held).not.toContain(key.slice('mw_12345678_'.length))
  })

  it('lists the keys with what has become of them', async () => {
    expect((await admin(app, 'partner', 'key', 'list')).out).toBe('There is no key')
    const [live, revoked, expired] = [
      await make('A', '--scope', 'MEALS_READ'),
      await make('A', '--scope', 'MEALS_READ'),
      await make('B', '--scope', 'LINKS_WRITE'),
    ]
    await admin(app, 'partner', 'key', 'revoke', revoked.prefix)
    await app.services.db('partner_keys').where({ prefix: expired.prefix }).update({ expiresAt: app.clock.now() })
    await read(live.key)
    const { out } = await admin(app, 'partner', 'key', 'list')
    expect(out).toMatch(new RegExp(`${live.prefix} +A +live +MEALS_READ +\\d{4}-\\d\\d-\\d\\d +\\d{4}-`))
    expect(out).toMatch(new RegExp(`${revoked.prefix} +A +revoked +MEALS_READ .* never`))
    expect(out).toMatch(new RegExp(`${expired.prefix} +B +expired +LINKS_WRITE`))
  })

  it('revokes a key by its prefix or by the key itself, once', async () => {
    const [one, other] = [await make('A', '--scope', 'MEALS_READ'), await make('A', '--scope', 'MEALS_READ')]
    expect(await admin(app, 'partner', 'key', 'revoke', one.prefix)).toEqual({
      code: 0,
      out: `${one.prefix} is revoked`,
      error: '',
    })
    expect(await admin(app, 'partner', 'key', 'revoke', other.key)).toEqual({
      code: 0,
      out: `${other.prefix} is revoked`,
      error: '',
    })
    expect(await admin(app, 'partner', 'key', 'revoke', one.prefix)).toMatchObject({
      code: 1,
      error: `There is no live key with the prefix ${one.prefix}`,
    })
  })

  it.each([
    [['make'], 'argument'],
    [['make', 'A'], 'Say what the key allows'],
    [['make', 'A', '--scope', 'EVERYTHING'], 'There is no scope "EVERYTHING"'],
    [['make', ' ', '--scope', 'MEALS_READ'], 'name'],
    [['make', 'A', '--scope', 'MEALS_READ', '--days', '0'], '--days'],
    [['make', 'A', '--scope', 'MEALS_READ', '--days', '3651'], '--days'],
    [['make', 'A', '--scop', 'MEALS_READ'], '--scop'],
    [['make', 'A', '--scope'], '--scope'],
    [['list', 'all'], 'argument'],
    [['revoke'], 'argument'],
  ])('is answered what is wrong with %j', async (words, message) => {
    const { code, out, error } = await admin(app, 'partner', 'key', ...words)
    expect([code, out, error.includes('Usage: npm run admin'), error.split('\n')[0]?.includes(message)]).toEqual([
      2,
      '',
      true,
      true,
    ])
  })

  it('gets help', async () => {
    const { code, out } = await admin(app, 'partner', '--help')
    expect(code).toBe(0)
    for (const verb of ['make', 'list', 'revoke']) expect(out).toContain(`partner key ${verb}`)
  })
})

describe('a key', () => {
  it('allows what its scopes say', async () => {
    const [reader, writer] = [await make('A', '--scope', 'MEALS_READ'), await make('A', '--scope', 'LINKS_WRITE')]
    expect(await codeOf(read(reader.key))).toEqual([200, null])
    expect(await codeOf(write(writer.key))).toEqual([200, null])
    expect(await codeOf(write(reader.key))).toEqual([403, 'FORBIDDEN'])
    expect(await codeOf(read(writer.key))).toEqual([403, 'FORBIDDEN'])
  })

  it('never speaks for a person, nor a person for a partner', async () => {
    const { key } = await make('A', '--scope', 'MEALS_READ', '--scope', 'LINKS_WRITE')
    expect(await codeOf(app.graphql('{ mealPlan { version } }', {}, key))).toEqual([403, 'FORBIDDEN'])
    expect(await codeOf(write((await signUpAndIn(app)).token))).toEqual([403, 'FORBIDDEN'])
  })

  it('is refused once it is revoked or expired, or when it never existed', async () => {
    const [revoked, expired] = [
      await make('A', '--scope', 'MEALS_READ'),
      await make('A', '--scope', 'MEALS_READ', '--days', '1'),
    ]
    expect(await codeOf(read(revoked.key))).toEqual([200, null])
    await admin(app, 'partner', 'key', 'revoke', revoked.prefix)
    await app.services.db('partner_keys').where({ prefix: expired.prefix }).update({ expiresAt: app.clock.now() })
    for (const key of [
      revoked.key,
      expired.key,
      `${expired.key.slice(0, -1)}!`,
      'mw_',
      'mw_00000000_' + 'A'.repeat(43),
    ])
      expect(await codeOf(read(key))).toEqual([401, 'UNAUTHENTICATED'])
  })

  it('works beside other keys of the same partner, so that keys can be changed without a gap', async () => {
    const [old, fresh] = [await make('A', '--scope', 'MEALS_READ'), await make('A', '--scope', 'MEALS_READ')]
    expect([await codeOf(read(old.key)), await codeOf(read(fresh.key))]).toEqual([
      [200, null],
      [200, null],
    ])
    await admin(app, 'partner', 'key', 'revoke', old.prefix)
    expect([await codeOf(read(old.key)), await codeOf(read(fresh.key))]).toEqual([
      [401, 'UNAUTHENTICATED'],
      [200, null],
    ])
    expect(await app.services.db('partners')).toHaveLength(1)
  })

  it('reads on while its use cannot be noted', async () => {
    const { key, prefix } = await make('A', '--scope', 'MEALS_READ')
    const { db, config } = app.services
    const isMysql = config.database.kind === 'mysql'
    await db.raw(
      `CREATE TRIGGER full_up BEFORE UPDATE ON partner_keys ${isMysql ? "FOR EACH ROW SIGNAL SQLSTATE '45000'" : "BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END"}`,
    )
    try {
      expect(await codeOf(read(key))).toEqual([200, null])
      expect(await db('partner_keys').where({ prefix }).first('lastUsedAt')).toEqual({ lastUsedAt: null })
    } finally {
      await db.raw('DROP TRIGGER full_up')
    }
    expect(await codeOf(read(key))).toEqual([200, null])
    expect((await db('partner_keys').where({ prefix }).first('lastUsedAt')).lastUsedAt).toBeGreaterThan(0)
  })

  it('is answered what is left of its limit, over all keys of the partner', async () => {
    const [one, other] = [await make('A', '--scope', 'MEALS_READ'), await make('A', '--scope', 'MEALS_READ')]
    const first = (await read(one.key)).headers
    const second = (await read(other.key)).headers
    expect(first.get('ratelimit-limit')).toBe(String(PARTNER_CALLS))
    expect(Number(second.get('ratelimit-remaining'))).toBe(Number(first.get('ratelimit-remaining')) - 1)
    expect(Number(first.get('ratelimit-reset'))).toBeGreaterThan(0)
    const stranger = (await make('B', '--scope', 'MEALS_READ')).key
    expect((await read(stranger)).headers.get('ratelimit-remaining')).toBe(String(PARTNER_CALLS - 1))
  })
})
