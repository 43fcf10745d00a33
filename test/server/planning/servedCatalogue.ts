import type { RunningApp } from '../../support/startApp'

/** What is served with meals in the catalogue of an application, by its place. */
export function servedCatalogue(app: Pick<RunningApp, 'services'>) {
  const served = (role: 'side' | 'dessert') => (index: number) => {
    const found = app.services.catalogue.compiled.byRole[role][index]
    if (!found) throw new Error(`The catalogue has too few of ${role}`)
    return found
  }
  return { sideAt: served('side'), dessertAt: served('dessert') }
}
