import { readMysqlAddress } from '../../../server/database/mysqlAddress'

const PEM = 'package.json'

it('reads the parts, decoded', () => {
  expect(readMysqlAddress('mysql://cook:pot%20luck@[::1]/meals')).toEqual({
    host: '::1',
    port: 3306,
    user: 'cook',
    password: 'pot luck',
    database: 'meals',
  })
})

it.each([
  ['?ssl=true', { rejectUnauthorized: true, verifyIdentity: true }],
  ['?ssl=unverified', { rejectUnauthorized: false, verifyIdentity: false }],
  ['?ssl=false', undefined],
  [`?sslCa=${PEM}`, { rejectUnauthorized: true, verifyIdentity: true, ca: expect.stringContaining('mealwright') }],
])('reads %s', (parameters, ssl) => {
  expect(readMysqlAddress(`mysql://cook@db.example/meals${parameters}`).ssl).toEqual(ssl)
})

it.each([
  ['?ssl-mode=REQUIRED&charset=utf8', 'ssl-mode, charset'],
  ['?ssl=maybe', 'ssl=maybe'],
  ['?sslCa=missing.pem', 'missing.pem'],
  [`?ssl=false&sslCa=${PEM}`, 'ssl=false'],
])('refuses %s and says why', (parameters, named) => {
  expect(() => readMysqlAddress(`mysql://cook@db.example/meals${parameters}`)).toThrow(named)
})
