import { lazy, type ReactNode, Suspense } from 'react'
import { MealPlate } from '../ui/MealPlate'
import type { Photographed } from './parts/DishPhotos'

const DishPhotos = lazy(() => import('./parts/DishPhotos'))

/** The picture of a meal before its head's words, and after them the further photos of an own dish (docs/product.md DISH-50). */
export function WithPhotos({ recipe, children }: { recipe: Photographed; children: ReactNode }) {
  const plain = (
    <>
      <MealPlate src={recipe.plate} alt="" size={72} eager />
      {children}
    </>
  )
  if (recipe.photos.length === 0) return plain
  return (
    <Suspense fallback={plain}>
      <DishPhotos recipe={recipe}>{children}</DishPhotos>
    </Suspense>
  )
}
