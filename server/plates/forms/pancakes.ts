import { shade } from '../scene/colour'
import { written } from '../scene/geometry'
import { area, line, oval } from '../scene/svg'
import { plate } from '../scene/vessels'
import type { Draw } from './Draw'

/** A stack of pancakes or waffles. */
export const pancakes: Draw = (scene) => {
  const { food, form } = scene
  plate(scene, 100, 124, 84)
  const colour = form.colour ?? '#d99a48'
  const count = form.count ?? 4
  for (let i = 0; i < count; i += 1) {
    const y = 132 - i * 13
    const [x, rx] = [100 + scene.random.between(-4, 4), 58 - i * 1.5]
    scene.add(oval([x + 2, y + 5], rx, 27, '#210', ' opacity=".25"'))
    scene.add(
      area(`M${written(x - rx)} ${y}v6a${written(rx)} 26 0 0 0 ${written(rx * 2)} 0v-6z`, '#f3d79a'),
      oval([x, y], rx, 26, shade(colour, 0.22)),
      oval([x - 1, y - 1], rx - 3, 23.5, colour),
    )
  }
  const y = 132 - (count - 1) * 13
  if (form.kind === 'waffle')
    scene.add(
      line(
        `M64 ${y - 12}l60 28M80 ${y - 18}l56 26M54 ${y + 4}l48 22M136 ${y - 12}l-60 28M120 ${y - 18}l-56 26M146 ${y + 4}l-48 22`,
        shade(colour, 0.35),
        3.4,
      ),
    )
  else if (food.find(/syrup|honey|sugar/) !== null)
    scene.add(
      area(
        `M54 ${y - 2}q14-20 48-18t44 18q4 12-2 26-5 8-8-2-2-14-14-10-6 2-5 18 0 14-7 14-8 0-6-14 2-16-10-14-9 1-9 10-2 9-8 6-4-6-5-14-12 2-18-20z`,
        '#a85a1e',
        ' opacity=".88"',
      ),
    )
  scene.dollop([92, y - 8], 15)
  scene.heap(
    scene.food.pieces.filter(({ shape }) => !['gratings', 'dollop', 'citrus'].includes(shape)).slice(0, 3),
    10,
    [104, y - 7],
    34,
    13,
    { isFlat: true },
  )
}
