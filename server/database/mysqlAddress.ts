import { readFileSync } from 'node:fs'

/** Where a MySQL or MariaDB server is, as its driver reads it. */
export interface MysqlAddress {
  host: string
  port: number
  user: string
  password: string
  database: string
  /** Absent: the connection is not encrypted. */
  ssl?: { rejectUnauthorized: boolean; verifyIdentity: boolean; ca?: string; cert?: string; key?: string }
}

const FILES = { sslCa: 'ca', sslCert: 'cert', sslKey: 'key' } as const
const PARAMETERS = ['ssl', ...Object.keys(FILES)]
const SSL = ['true', 'false', 'unverified']

/**
 * Reads `mysql://user:password@host:port/database`. Parameters: `ssl=true` encrypts and checks the certificate and its
 * name, `ssl=unverified` only encrypts; `sslCa`, `sslCert` and `sslKey` are paths of PEM files and mean `ssl=true`.
 * @throws Error that says what is wrong: an unknown parameter is never dropped in silence.
 */
export function readMysqlAddress(text: string): MysqlAddress {
  const { hostname, port, username, password, pathname, searchParams } = new URL(text)
  const unknown = [...searchParams.keys()].filter((name) => !PARAMETERS.includes(name))
  if (unknown.length > 0)
    throw new Error(`has unknown parameters: ${unknown.join(', ')}. Known are: ${PARAMETERS.join(', ')}`)
  const ssl = readSsl(searchParams)
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? 3306 : Number(port),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)),
    ...(ssl && { ssl }),
  }
}

function readSsl(parameters: URLSearchParams): MysqlAddress['ssl'] {
  const files = Object.entries(FILES).flatMap(([parameter, option]) => {
    const path = parameters.get(parameter)
    return path === null ? [] : [[option, readPem(parameter, path)] as const]
  })
  const mode = parameters.get('ssl') ?? (files.length > 0 ? 'true' : 'false')
  if (!SSL.includes(mode)) throw new Error(`has the parameter ssl=${mode}. Known are: ${SSL.join(', ')}`)
  if (mode === 'false') {
    if (files.length > 0) throw new Error('names certificates and ssl=false')
    return undefined
  }
  const verified = mode === 'true'
  return { rejectUnauthorized: verified, verifyIdentity: verified, ...Object.fromEntries(files) }
}

function readPem(parameter: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new Error(`names a file in ${parameter} that cannot be read: ${path}`)
  }
}
