import { light, shade } from '../scene/colour'
import { written } from '../scene/geometry'
import { box, disc, line } from '../scene/svg'
import { board, plate } from '../scene/vessels'
import type { Draw } from './Draw'

/** Rolls in a wrapper: of rice paper, through which the filling shows, or of a form's colour, which hides it nearly. */
export const rolls: Draw = (scene) => {
  if (scene.random.happens()) board(scene, '#8a5a38')
  else plate(scene, 100, 102, 93)
  const wrapper = scene.form.colour
  const kinds = scene.food.pieces.filter(({ shape }) => shape !== 'citrus').slice(0, 3)
  for (const piece of kinds) scene.shown.add(piece.slug)
  for (let i = 0; i < 5; i += 1) {
    const [x, y] = [56 + (i % 3) * 44 + (i > 2 ? 22 : 0), i > 2 ? 134 : 82]
    scene.add(
      `<g transform="translate(${x} ${y})rotate(${written(scene.tilt, 0)})">`,
      box(-17, -24, 38, 60, 17),
      box(-18, -28, 36, 58, 16, '#e9e2cc'),
    )
    kinds.forEach(({ colour }, k) => scene.add(box(-11 + k * 8, -22, 8, 46, 4, colour)))
    scene.add(
      `<rect x="-18" y="-28" width="36" height="58" rx="16" fill="${wrapper ?? '#fffaf0'}" opacity="${wrapper ? '.88' : '.42'}"/>`,
      line('M-12-14q2-8 9-9', '#fff', 3, ' opacity=".8"'),
      '</g>',
    )
  }
  scene.sprinkle(6, [100, 108], 60, 40)
  scene.add(disc([160, 46], 21, light(scene.vessel, 0.2)), disc([160, 46], 17, shade(scene.food.sauce, 0.1)))
}
