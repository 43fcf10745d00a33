import type { Point } from '../scene/geometry'
import { plate } from '../scene/vessels'
import type { Draw } from './Draw'

const MIDDLE: Point = [100, 102]

/** Everything in one heap. */
export const plain: Draw = (scene) => {
  plate(scene, 100, 102, 92)
  scene.heap(scene.top(5), 26, MIDDLE, 54, 50, { scale: 1.15 })
  scene.dollop([112, 110], 14)
  scene.sprinkle(7, MIDDLE, 40, 36)
  scene.citrus([144, 138])
}
