import type { Knex } from 'knex'
import type { Services } from '../services'
import type { UserModel } from './UserModel'

/**
 * What a feature above accounts does in the transaction that deletes an account, before its row goes and everything with
 * it that refers to it.
 * @returns what is to be done after the commit.
 */
export type AccountEnding = (services: Services, trx: Knex.Transaction, user: UserModel) => Promise<() => void>
