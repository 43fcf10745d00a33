import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '../../../server/database/connection'
import { faultOf } from '../../../server/database/faults'
import { readMysqlAddress } from '../../../server/database/mysqlAddress'
import { databaseKind } from '../../support/freshDatabase'
import { type PrivateMysql, startPrivateMysql } from '../../support/privateMysql'

const onlyMysql = databaseKind === 'mysql' ? describe : describe.skip

const folder = mkdtempSync(join(tmpdir(), 'mealwright-certificates-'))
const file = (name: string): string => join(folder, name)
const openssl = (...words: string[]) => execFileSync('openssl', words, { cwd: folder, stdio: 'ignore' })

/** A certificate that an authority of our own has signed for a name. */
function sign(authority: string, name: string, subject: string): void {
  openssl(
    'req',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    `${name}.key`,
    '-out',
    `${name}.csr`,
    '-subj',
    `/CN=${subject}`,
  )
  openssl(
    ...[
      'x509',
      '-req',
      '-in',
      `${name}.csr`,
      '-CA',
      `${authority}.pem`,
      '-CAkey',
      `${authority}.key`,
      '-CAcreateserial',
    ],
    ...['-out', `${name}.pem`, '-days', '2'],
  )
}

onlyMysql('a server that speaks TLS', () => {
  let server: PrivateMysql

  beforeAll(async () => {
    for (const name of ['ours', 'foreign'])
      openssl(
        ...[
          'req',
          '-x509',
          '-newkey',
          'rsa:2048',
          '-nodes',
          '-keyout',
          `${name}.key`,
          '-out',
          `${name}.pem`,
          '-days',
          '2',
        ],
        ...['-subj', `/CN=${name} authority`],
      )
    sign('ours', 'server', 'localhost')
    const [ca, cert, key] = [file('ours.pem'), file('server.pem'), file('server.key')]
    server = await startPrivateMysql([`--ssl-ca=${ca}`, `--ssl-cert=${cert}`, `--ssl-key=${key}`])
  })
  afterAll(async () => {
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  /** The cipher of a connection, or the error's text. */
  async function cipher(parameters: string): Promise<string> {
    const url = new URL(`${server.url}/mysql${parameters}`)
    url.hostname = 'localhost'
    const db = connect({ kind: 'mysql', address: readMysqlAddress(url.href), poolSize: 1 })
    try {
      const [[row]] = await db.raw("SHOW SESSION STATUS LIKE 'Ssl_cipher'")
      return row.Value
    } catch (error) {
      expect(faultOf(error)).not.toBe('absent')
      return `refused: ${(error as Error).message}`
    } finally {
      await db.destroy()
    }
  }

  it('is encrypted and checked with its authority, encrypted alone if that is asked for, and plain without parameters', async () => {
    expect(await cipher(`?sslCa=${file('ours.pem')}`)).toMatch(/^TLS|^[A-Z0-9-]{8,}$/)
    expect(await cipher('?ssl=unverified')).toMatch(/^TLS|^[A-Z0-9-]{8,}$/)
    expect(await cipher('')).toBe('')
  })

  it('is refused with the certificate of another authority, or of an unknown one', async () => {
    expect(await cipher(`?sslCa=${file('foreign.pem')}`)).toMatch(/^refused: /)
    expect(await cipher('?ssl=true')).toMatch(/^refused: /)
  })
})
