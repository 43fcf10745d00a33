import { spots } from '../scene/bases'
import { shade } from '../scene/colour'
import { blob, type Point } from '../scene/geometry'
import { line } from '../scene/svg'
import { pan, plate } from '../scene/vessels'
import type { Draw } from './Draw'

/** A frittata, a tortilla, a farinata: two cuts. */
export const frittata: Draw = (scene) => {
  const isPan = scene.random.happens(0.6)
  if (isPan) pan(scene, 92, 96, 80)
  else plate(scene, 100, 102, 90)
  const [x, y]: Point = isPan ? [92, 96] : [100, 102]
  const colour = scene.form.colour ?? '#f2bd3f'
  const round = blob(scene.random, 66, 65, 14, 0.025)
  scene.body(round, x, y, colour, 0.36, 0.94)
  spots(scene, 11, [x, y], 52, 52, colour, 9)
  scene.heap(scene.top(5), 19, [x, y], 52, 50, { isFlat: true, scale: 0.95 })
  scene.sprinkle(7, [x, y], 44)
  if (scene.form.kind !== 'whole')
    scene.add(line(`M${x} ${y}L${x + 44} ${y + 52}M${x} ${y}L${x + 66} ${y + 12}`, shade(colour, 0.55), 2.2))
}
