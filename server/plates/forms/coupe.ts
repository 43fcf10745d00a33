import { light, shade } from '../scene/colour'
import type { Point } from '../scene/geometry'
import { area, classDisc, disc, line, oval } from '../scene/svg'
import { sidePlate } from '../scene/vessels'
import type { Draw } from './Draw'

/** What is frozen, whipped or set, in scoops in a footed glass. */
export const coupe: Draw = (scene) => {
  const { food } = scene
  sidePlate(scene, 178, 12)
  const colour = light(food.sauce, 0.08)
  scene.add(
    oval([100, 172], 30, 8, '#fff', ' opacity=".8"'),
    line('M100 124v46', '#fff', 7, ' opacity=".8"'),
    area('M34 78q4 54 66 54t66-54z', shade(colour, 0.12)),
    area('M40 80q6 40 44 48q-26-14-30-48z', light(colour, 0.14)),
  )
  const radius = scene.random.whole(27, 30)
  for (const centre of [
    [100, 50],
    [70, 72],
    [128, 74],
  ] as Point[]) {
    scene.add(
      disc(centre, radius, shade(colour, 0.1)),
      disc([centre[0] - 2, centre[1] - 3], radius - 3, colour),
      classDisc([centre[0] - 10, centre[1] - 11], 7, 'h'),
    )
  }
  scene.heap(food.pieces.slice(0, 2), 7, [100, 76], 44, 9)
  const [first] = food.pieces
  if (first) scene.put({ ...first, size: Math.max(first.size, 8) }, [108, 24], 1.1)
  scene.sprinkle(3, [94, 44], 18, 6)
  scene.add(
    line('M34 78q4 54 66 54t66-54', '#fff', 3, ' opacity=".6"'),
    oval([100, 79], 66, 7, 'none', ' stroke="#fff" stroke-width="2.4" opacity=".5"'),
    line('M52 92q6 20 20 28', '#fff', 5, ' opacity=".5"'),
  )
}
