import { drawHero } from '../heroes/heroes'
import { moved, turned } from '../scene/geometry'
import { lineShadow } from '../scene/svg'
import { paper } from '../scene/vessels'
import type { Draw } from './Draw'

/** Parcels of paper, opened over what they hold. */
export const parcel: Draw = (scene) => {
  paper(scene)
  scene.heap(
    scene.top(4).filter(({ slug }) => slug !== scene.food.mainSlug),
    16,
    [100, 104],
    56,
    36,
  )
  drawHero(scene, [100, 104], scene.form.hero ?? 'fish')
  scene.sprinkle(9, [100, 100], 46, 24)
  scene.citrus([140, 132])
  const twist = turned(
    [
      [-92, 0],
      [-70, -30],
      [-62, 0],
      [-70, 30],
    ],
    scene.tilt * 0.5,
  )
  scene.area(moved(twist, 100, 104), '#e6d4b0')
  scene.area(moved(twist, 100, 104, -1, 1), '#dcc79d')
  scene.add(lineShadow('M34 70l16 14M36 136l16-12M166 70l-16 14M164 138l-16-12', 2))
}
