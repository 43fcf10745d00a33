import { spots } from '../scene/bases'
import { brightness, light, shade } from '../scene/colour'
import { blob, moved, written } from '../scene/geometry'
import { box, line } from '../scene/svg'
import type { Draw } from './Draw'

/** A browned bake in its dish; a mash on top is raked. */
export const bake: Draw = (scene) => {
  const { food, form } = scene
  const isOval = scene.random.happens()
  const dish = (scene.surface = brightness(scene.vessel) > 0.8 && scene.random.happens() ? '#5c86a3' : scene.vessel)
  const r = isOval ? 62 : 18
  scene.add(box(24, 46, 168, 128, r), `<g transform="rotate(${written(scene.tilt, 0)} 100 102)">`)
  scene.add(
    box(2, 84, 196, 34, 12, shade(dish, 0.2)),
    box(14, 36, 172, 130, r, shade(dish, 0.25)),
    box(14, 35, 172, 127, r, light(dish, 0.14)),
  )
  scene.add(box(23, 44, 154, 110, isOval ? 52 : 14, shade(food.sauce)))
  const colour = form.colour ?? '#eebb55'
  scene.area(moved(blob(scene.random, 72, 50, 14, 0.05), 100, 98), shade(colour, 0.25))
  scene.area(moved(blob(scene.random, 69, 47, 14, 0.05), 98.5, 96.5), colour)
  if (form.kind === 'mash') {
    const rakes = [0, 1, 2, 3, 4]
      .map((i) => `M${38 + i * 3} ${66 + i * 15}q15-11 31 0t31 0t31 0t${22 - i * 3} 0`)
      .join('')
    scene.add(line(rakes, shade(colour, 0.2), 3), line(rakes, light(colour, 0.5), 1.8, ' transform="translate(0-2)"'))
  }
  spots(scene, 12, [100, 98], 60, 38, colour, 9)
  scene.heap(scene.top(4), form.kind === 'mash' ? 5 : 13, [100, 97], 56, 34, { isFlat: true, scale: 0.9 })
  scene.sprinkle(8, [100, 97], 54, 34)
  scene.add('</g>')
}
