import { randomBytes } from 'node:crypto'
import { makeAccessKey } from '../../server/keys/accessKey'
import { newSecret } from '../../server/accounts/secrets'

/** A text as the product or its libraries may write it, and the part of it that no one may read. */
export interface Canary {
  text: string
  secrets: string[]
}

const jwt = ['{"alg":"HS256","typ":"JWT"}', '{"sub":"1","sid":"2"}']
  .map((part) => Buffer.from(part).toString('base64url'))
  .concat(newSecret())
  .join('.')
const hex = () => randomBytes(32).toString('hex')

/** One of each kind of secret that the product has. */
export function secretCanaries(): Record<string, Canary> {
  const [mailed, refresh, opaque, password, first, second] = [
    newSecret(),
    newSecret(),
    newSecret(),
    'cAn@ry:Pass',
    hex(),
    hex(),
  ]
  const [partner, personal] = [makeAccessKey('mw').key, makeAccessKey('mwp').key]
  const hash = `$argon2id$v=19$m=19456,t=2,p=1$${newSecret().slice(0, 22)}$${newSecret()}`
  const short = (text: string, secret: string): Canary => ({ text: text.replace('*', () => secret), secrets: [secret] })
  return {
    bearer: short('Authorization: Bearer *', opaque.slice(0, 20)),
    jwt: short('the token * has expired', jwt),
    'reset link': short('GET https://meals.example/reset-password/*', mailed.slice(0, 20)),
    'link to another address': short('GET /email-change/*', mailed.slice(2, 22)),
    'link to the former address': short('GET /email-return/*', mailed.slice(3, 23)),
    'confirmation link': short('see /email-confirmation/*?from=mail', mailed.slice(1, 21)),
    'invitation link': short('(/invitation/*)', mailed.slice(2, 22)),
    'key in a query': short('/somewhere?a=1&key=*&b=2', mailed.slice(3, 23)),
    'key in a fragment': short('/somewhere#key=*', mailed.slice(4, 24)),
    'key without a name': short('550 refused: *', mailed),
    'refresh cookie': short('cookie refresh=*; theme=dark', refresh.slice(0, 20)),
    'refresh token': short('{"refreshToken":"*"}', `${newSecret().slice(0, 8)}.${refresh}`),
    'partner key': short('key * was used', partner),
    'personal key': short('key * was used', personal),
    argon2: short('stored * for them', hash),
    'database password': short('connect mysql://app:*@db.example:3306/meals failed', password),
    'mail password': short('smtps://mailer:*@smtp.example', password),
    'redis password': short('redis://:*@cache.example:6379/0', password),
    'key of the bucket': short('PHOTO_S3_SECRET_ACCESS_KEY=*', newSecret().slice(0, 40)),
    'token secrets': { text: `TOKEN_SECRETS=2026a:${first},2025b:${second}`, secrets: [first, second] },
    'token secrets of words': {
      text: 'TOKEN_SECRETS: "2026a:canary+words/of=many, 2025b:canary+other/words"',
      secrets: ['canary+words', 'canary+other'],
    },
    'secret without a name': short('2026a:*', first),
    'password in JSON': short('{"newPassword":"*"}', 'canary \\"with quotes\\" inside'),
    'password in JSON in JSON': short('"{\\"password\\":\\"*\\"}"', 'canary of two layers'),
    'password in an unfinished JSON': short('{"password":"*', 'canary that is cut'),
  }
}
