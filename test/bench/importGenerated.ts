import { importCatalogue } from '../../server/catalogue/importCatalogue'
import { connect } from '../../server/database/connection'
import { generatedCatalogue } from './generatedCatalogue'

/** Imports so many generated meals into the SQLite database of this path. */
async function main(path = '', size = '0'): Promise<void> {
  const db = connect({ kind: 'sqlite', path })
  await importCatalogue({ db, now: Date.now }, generatedCatalogue(Number(size)))
  await db.destroy()
}

void main(...process.argv.slice(2))
