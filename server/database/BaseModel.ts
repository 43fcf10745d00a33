import { Model, type Pojo } from 'objection'

/**
 * What every table's model shares: booleans are 0/1 in both databases, JSON is text, timestamps are epoch milliseconds.
 * Models are always handed their connection or transaction: `PlanModel.query(trx)`.
 */
export class BaseModel extends Model {
  /** Columns that hold 0 or 1 and are read as booleans. */
  static booleanAttributes: readonly string[] = []

  override $formatDatabaseJson(json: Pojo): Pojo {
    const row = super.$formatDatabaseJson(json)
    for (const name of (this.constructor as typeof BaseModel).booleanAttributes)
      if (typeof row[name] === 'boolean') row[name] = row[name] ? 1 : 0
    return row
  }

  override $parseDatabaseJson(row: Pojo): Pojo {
    const json = super.$parseDatabaseJson(row)
    for (const name of (this.constructor as typeof BaseModel).booleanAttributes)
      if (json[name] !== undefined && json[name] !== null) json[name] = json[name] === 1 || json[name] === true
    return json
  }
}
