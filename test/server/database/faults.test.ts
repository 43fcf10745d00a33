import { faultOf, isHanging } from '../../../server/database/faults'
import { failureOf } from '../../../server/graphql/formatError'

/** An error as the driver throws it: MariaDB's own numbers have no name there. */
const driverError = (errno: number, code?: string) => Object.assign(new Error('no'), { errno, ...(code && { code }) })

/** Numbers that the driver knows by MySQL's name. */
const NAMED: Record<number, string> = { 1047: 'ER_UNKNOWN_COM_ERROR', 1180: 'ER_ERROR_DURING_COMMIT' }

it.each([
  [1969, 'timeout'],
  [3024, 'timeout'],
  [1317, 'timeout'],
  [1290, 'refused'],
  [1836, 'refused'],
  [1226, 'refused'],
  [1203, 'refused'],
  [1194, 'damaged'],
  [1877, 'damaged'],
  [1927, 'unreachable'],
  [1047, 'unreachable'],
  [1180, 'refused'],
])('the number %i is %s, which is answered 503', (errno, fault) => {
  const error = driverError(errno, NAMED[errno])
  expect([faultOf(error), failureOf(error).status]).toEqual([fault, 503])
  expect(faultOf(Object.assign(new Error('wrapped'), { nativeError: error }))).toBe(fault)
})

it('what is wrong with a statement itself stays 500', () => {
  const error = driverError(1064, 'ER_PARSE_ERROR')
  expect([faultOf(error), failureOf(error).status, isHanging(error)]).toEqual(['other', 500, false])
})

it('hanging and being gone are distinguished', () => {
  const of = (code: string) => isHanging(Object.assign(new Error('no'), { code }))
  expect([of('STATEMENT_DEADLINE'), of('ETIMEDOUT'), of('ECONNREFUSED')]).toEqual([true, true, false])
})

it.each([
  ['EMFILE', 'refused'],
  ['SQLITE_BUSY_TIMEOUT', 'conflict'],
  ['SQLITE_CORRUPT_INDEX', 'damaged'],
  ['SQLITE_IOERR_WRITE', 'full'],
  ['SQLITE_IOERR_FSYNC', 'refused'],
])('the code %s is %s, which is answered 503', (code, fault) => {
  const error = Object.assign(new Error('no'), { code })
  expect([faultOf(error), failureOf(error).status]).toEqual([fault, 503])
})
