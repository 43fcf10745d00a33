import { lazy, Suspense } from 'react'
import type { AboutOwn } from './parts/AboutCard'

const AboutCard = lazy(() => import('./parts/AboutCard'))

/** What an own dish keeps beside its recipe, where there is any of it (docs/product.md DISH-46). */
export function AboutOwnDish({ recipe }: { recipe: AboutOwn }) {
  const { description = null, notes, source = null } = recipe
  if (description === null && notes === null && source === null) return null
  return (
    <Suspense>
      <AboutCard recipe={recipe} />
    </Suspense>
  )
}
