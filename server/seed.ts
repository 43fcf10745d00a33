import { seedDemo } from './accounts/seedDemo'
import { catchUpChanges } from './catalogue/recordChanges'
import { seedCatalogue } from './catalogue/seedCatalogue'
import type { Services } from './platform/services'
import { seedStores } from './stores/seedStores'

/** Stores the catalogue, the demo account and the stores that the product comes with. Idempotent. */
export async function seed(services: Services): Promise<void> {
  await seedCatalogue(services)
  await catchUpChanges(services.db)
  await seedDemo(services)
  await seedStores(services)
}
