import { seedDemo } from './accounts/seedDemo'
import { seedCatalogue } from './catalogue/seedCatalogue'
import type { Services } from './services'
import { seedStores } from './shopping/seedStores'

/** Brings in what comes with the product. Running it again changes nothing. */
export async function seed(services: Services): Promise<void> {
  await seedCatalogue(services)
  await seedDemo(services)
  await seedStores(services)
}
