import { lazy, Suspense } from 'react'
import type { DividedProps } from './parts/sections'

const Parted = lazy(() => import('./parts/Parted'))

/** A list of a recipe, by the dishes of which it is made where there are several (docs/product.md DISH-33). */
export function Divided(props: DividedProps) {
  const { recipe, of, children } = props
  if (recipe.parts.length === 0) return children(0, recipe[of].length, null)
  return (
    <Suspense>
      <Parted {...props} />
    </Suspense>
  )
}
