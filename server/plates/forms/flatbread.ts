import { spots } from '../scene/bases'
import { light, shade } from '../scene/colour'
import { blob, moved, turned } from '../scene/geometry'
import { board, plate } from '../scene/vessels'
import type { Draw } from './Draw'

const isBread = (slug: string): boolean =>
  /bread|bun|roll|bagel|muffin|crumpet|baguette|toast|tortilla|wrap|pita|naan|croissant/.test(slug)

/** A topped flatbread or pizza. */
export const flatbread: Draw = (scene) => {
  const { food, form } = scene
  if (scene.random.happens()) board(scene)
  else plate(scene, 100, 102, 94)
  const isLong = form.kind === 'long'
  const [rx, ry] = isLong ? [82, 52] : [74, 72]
  const dough = '#e3b066'
  const p = turned(blob(scene.random, rx, ry, 13, 0.05), scene.tilt * 2)
  scene.body(p, 100, 102, light(dough, 0.2), 0.35, 0.96)
  spots(scene, 9, [100, 102], rx * 0.88, ry * 0.88, dough, 6)
  const spread = form.spread ?? food.sauce
  scene.area(moved(p, 100, 102, 0.82), shade(spread, 0.1))
  scene.area(moved(p, 99.5, 101, 0.79), spread)
  scene.heap(
    scene.top(5).filter(({ slug }) => !isBread(slug)),
    isLong ? 20 : 25,
    [100, 102],
    isLong ? 54 : 50,
    isLong ? 30 : 50,
    { isFlat: true },
  )
  scene.sprinkle(9, [100, 102], 46, isLong ? 28 : 44)
  scene.citrus([152, 150])
}
