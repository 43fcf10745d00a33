import { join } from 'node:path'
import { compileCatalogue } from '../../server/catalogue/compileCatalogue'
import type { CompiledCatalogue } from '../../server/catalogue/compiled'
import { readCatalogue } from '../../server/catalogue/readCatalogue'
import type { CatalogueData } from '../../server/catalogue/types'

let data: CatalogueData | null = null
let compiled: CompiledCatalogue | null = null

/** The catalogue that the product ships, as data. */
export function fullCatalogueData(): CatalogueData {
  data ??= readCatalogue(join('seeds', 'catalogue'))
  return data
}

/** The catalogue that the product ships, compiled. */
export function fullCatalogue(): CompiledCatalogue {
  compiled ??= compileCatalogue(fullCatalogueData(), 'full')
  return compiled
}
