import { light, mixed, shade } from '../scene/colour'
import { blob, moved } from '../scene/geometry'
import { line } from '../scene/svg'
import { deepBowl, groundShadow } from '../scene/vessels'
import type { Draw } from './Draw'

/** A spread from above with bread at its side. */
export const mezze: Draw = (scene) => {
  const { food, form } = scene
  groundShadow(scene, 104, 108, 94)
  deepBowl(scene, 100, 102, 90)
  const dip = form.colour ?? mixed(food.mainColour, '#eed9a6', 0.55)
  const bread = food.find(/pita|bread|naan|flatbread|corn-chip|crispbread/)
  if (bread !== null)
    for (const i of [0, 1, 2]) {
      const angle = (-50 + i * 32) / 57.3
      scene.put({ slug: bread, weight: 1, shape: 'triangle', colour: '#dfa95c', size: 22 }, [
        100 + Math.cos(angle) * 62,
        98 + Math.sin(angle) * 62,
      ])
    }
  const edge = blob(scene.random, 58, 54, 11, 0.05)
  scene.shadow(moved(edge, 90, 116))
  scene.area(moved(edge, 88, 112), shade(dip, 0.2))
  scene.area(moved(edge, 86.5, 109.5, 0.92), dip)
  scene.add(
    line('M52 112q6-34 38-34t40 30q0 28-34 28t-24-22 20-14', shade(dip, 0.22), 4),
    line('M53 110q6-33 37-33', light(dip, 0.6), 2.4),
  )
  if (food.find(/olive-oil/) !== null) scene.area(moved(blob(scene.random, 13, 10, 7, 0.2), 92, 108), '#c9a22c', 0.8)
  scene.heap(
    scene.top(4).filter(({ slug }) => slug !== bread),
    13,
    [88, 112],
    42,
    38,
  )
  scene.sprinkle(9, [88, 112], 38, 34)
  scene.citrus([150, 150])
}
