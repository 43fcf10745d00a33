import { seedDemo } from './accounts/seedDemo'
import { seedCatalogue } from './catalogue/seedCatalogue'
import type { Services } from './platform/services'
import { seedStores } from './stores/seedStores'

/** Stores the catalogue, the demo account and the stores that the product comes with. Idempotent. */
export async function seed(services: Services): Promise<void> {
  await seedCatalogue(services)
  await seedDemo(services)
  await seedStores(services)
}
