import { spots } from '../scene/bases'
import { shade } from '../scene/colour'
import { written } from '../scene/geometry'
import { area } from '../scene/svg'
import { CONVEX, plate } from '../scene/vessels'
import type { Draw } from './Draw'

/** An omelette, dosa or crêpe folded over its filling. */
export const fold: Draw = (scene) => {
  plate(scene, 100, 102, 90)
  const colour = scene.form.colour ?? '#f0c04e'
  const outline = 'M32 110q4-56 68-58t70 58q-34 16-70 15t-68-15z'
  scene.add(`<g transform="rotate(${written(scene.tilt - 6, 0)} 100 100)">`)
  scene.heap(scene.top(4), 16, [100, 122], 58, 17, { isFlat: true })
  scene.add(
    `<path d="${outline}" class="s" transform="translate(2 5)"/>`,
    area(outline, shade(colour)),
    area('M35 106q6-50 65-51t66 51q-32 13-66 12t-65-12z', colour),
    area(outline, CONVEX),
  )
  spots(scene, 10, [100, 88], 50, 22, colour, 7)
  scene.add('</g>')
  scene.heap(scene.top(3), 7, [104, 138], 44, 10)
  scene.dollop([142, 140], 11)
  scene.sprinkle(7, [100, 92], 40, 20)
}
