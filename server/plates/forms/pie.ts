import { spots } from '../scene/bases'
import { light, shade } from '../scene/colour'
import { numbers, onEllipse } from '../scene/geometry'
import { disc, line } from '../scene/svg'
import { CONVEX, groundShadow } from '../scene/vessels'
import type { Draw } from './Draw'

/** A pie with a crimped edge; open, or with a lid. */
export const pie: Draw = (scene) => {
  const { food, form } = scene
  const pastry = '#d9973f'
  const dish = (scene.surface = scene.vessel)
  groundShadow(scene, 107, 112, 92)
  scene.add(
    disc([100, 102], 84, shade(dish, 0.25)),
    disc([99, 101], 82, light(dish, 0.1)),
    disc([100, 102], 84, CONVEX),
  )
  const crimps = Array.from({ length: 22 }, (_, i) => onEllipse((i / 22) * 6.283, 66))
    .map(([x, y]) => `M${numbers([100 + x, 102 + y], 0)}h0`)
    .join('')
  scene.add(
    line(crimps, shade(pastry, 0.35), 22),
    line(crimps, pastry, 20, ' transform="translate(-1-1.5)"'),
    line(crimps, light(pastry, 0.4), 7, ' transform="translate(-3-4)" opacity=".7"'),
  )
  scene.add(
    disc([100, 102], 62, shade(pastry)),
    disc([99, 100], 61, form.kind === 'open' ? food.sauce : light(pastry, 0.08)),
  )
  if (form.kind === 'open') scene.heap(scene.top(5), 19, [100, 102], 48)
  else {
    const cuts = [0, 1, 2, 3, 4].map((i) => {
      const angle = (i / 5) * 6.283 + scene.tilt
      return `M${numbers([100 + Math.cos(angle) * 16, 102 + Math.sin(angle) * 16], 0)}L${numbers([100 + Math.cos(angle) * 38, 102 + Math.sin(angle) * 38], 0)}`
    })
    spots(scene, 9, [98, 98], 50, 50, pastry)
    scene.add(disc([100, 102], 61, CONVEX), line(cuts.join(''), shade(food.sauce, 0.35), 6))
    scene.heap(scene.top(2), 5, [100, 102], 12, 10)
  }
  scene.sprinkle(6, [100, 102], 40)
}
