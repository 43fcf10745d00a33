import { light, mixed } from '../scene/colour'
import { written } from '../scene/geometry'
import { area, line, oval } from '../scene/svg'
import { sidePlate } from '../scene/vessels'
import type { Draw } from './Draw'

/** Layers in a jar, its fruit on top. */
export const jar: Draw = (scene) => {
  const { food, form } = scene
  sidePlate(scene, 176, 16)
  const base = mixed(food.sauce, '#f6ead0', form.pale ?? 0.5)
  const kinds = food.pieces.slice(0, 3)
  // Leaves are on top and make no layer.
  const [first, second] = kinds.filter(({ shape }) => !/leaf|sprig/.test(shape))

  scene.add(area('M52 52l5 118q1 10 12 10h62q11 0 12-10l5-118z', base))
  const band = (y: number, height: number, colour: string): void => {
    const inset = (y - 52) * 0.042
    scene.area(
      `M${written(53 + inset)} ${y}q12-${scene.random.whole(3, 7)} 24 0t24 0 24 0 ${written(22 - 2 * inset)} 0l-.6 ${height}q-12 ${scene.random.whole(3, 7)}-24 0t-24 0-24 0-21 0z`,
      colour,
    )
  }
  if (first) band(142, 17, first.colour)
  if (second ?? first) band(96, 19, (second ?? first)?.colour ?? base)
  scene.area('M53 70h94l-2 26q-46 8-90 0z', light(base))
  scene.add(oval([100, 56], 49, 15, light(base, 0.35)))
  scene.heap(kinds, 14, [100, 50], 37, 11)
  scene.sprinkle(3, [100, 44], 22, 6)
  scene.add(
    line('M50 52l6 118q1 12 14 12h60q13 0 14-12l6-118', '#fff', 3, ' opacity=".55"'),
    line('M64 74l3 84', '#fff', 6, ' opacity=".55"'),
    line('M76 72l1 20', '#fff', 4, ' opacity=".45"'),
  )
}
