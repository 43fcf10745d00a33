import { strands } from '../scene/bases'
import { mixed } from '../scene/colour'
import type { Point } from '../scene/geometry'
import { line, lineShadow } from '../scene/svg'
import { deepBowl, pan, plate } from '../scene/vessels'
import type { Draw } from './Draw'

const MIDDLE: Point = [100, 102]

const CHOPSTICKS = 'M8 176L150 22M2 160L138 18'

/** Noodles with chopsticks, or in a pan. */
export const noodles: Draw = (scene) => {
  const { food, form } = scene
  const vessel = scene.random.whole(0, 2)
  if (vessel === 0) deepBowl(scene, 100, 102, 86)
  else if (vessel === 1) plate(scene, 100, 102, 90)
  else pan(scene, 92, 96, 80)
  const centre: Point = vessel === 2 ? [92, 96] : MIDDLE
  const own = food.grain?.texture === 'strand' ? food.grain.colour : '#eecb8c'
  if (food.grain) scene.shown.add(food.grain.slug)
  strands(
    scene,
    centre,
    62,
    60,
    form.kind === 'fresh' ? own : mixed(own, food.sauce, 0.38),
    27,
    own === '#f6efdc' ? 3.8 : 5,
  )
  scene.heap(scene.top(5), 19, centre, 48, 46)
  scene.sprinkle(7, centre, 34, 32)
  if (vessel < 2)
    scene.add(
      lineShadow(CHOPSTICKS, 4.4, ' transform="translate(3 6)"'),
      line(CHOPSTICKS, '#8f4526', 4.4),
      line(CHOPSTICKS, '#cf7f4b', 1.5, ' transform="translate(-1-1)"'),
    )
  scene.citrus([centre[0] + 40, centre[1] + 36])
}
