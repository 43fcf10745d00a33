import { mound } from '../scene/bases'
import { light, shade } from '../scene/colour'
import { blob, moved, numbers, type Point, turnedPoint } from '../scene/geometry'
import { disc, line, lineShadow } from '../scene/svg'
import { board, plate } from '../scene/vessels'
import type { Draw } from './Draw'

const ON_A_STICK = new Set(['chunk', 'cube', 'strip', 'half', 'arc', 'slice', 'triangle', 'wedge'])

/** Skewers; kofta are smooth. */
export const skewers: Draw = (scene) => {
  const { food, form, random } = scene
  if (random.happens(0.6)) plate(scene, 100, 102, 92)
  else board(scene)
  if (food.grain) mound(scene, [78, 124], 48, 40, food.grain)
  else
    scene.heap(
      food.pieces
        .filter(({ shape }) => ['leaf', 'shreds', 'slice', 'arc', 'half', 'wedge'].includes(shape))
        .slice(0, 3),
      13,
      [74, 126],
      38,
      32,
    )
  const meat = {
    ...(food.main ?? { slug: food.mainSlug, weight: 1, shape: 'chunk', colour: food.mainColour, size: 10 }),
    shape: food.main?.shape === 'strip' ? 'chunk' : (food.main?.shape ?? 'chunk'),
  }
  const others = food.body
    .filter(({ slug, shape }) => slug !== food.mainSlug && ON_A_STICK.has(shape) && !/potato|cucumber/.test(slug))
    .slice(0, 2)
  const angle = random.pick([-38, -48, 38])
  const place = (u: number): Point => turnedPoint([u, 0], angle)
  const skewer = scene.symbol(() => {
    const stick = `M${numbers(place(-86), 0)}L${numbers(place(82), 0)}`
    scene.add(lineShadow(stick, 3.4, ' transform="translate(2 5)"'), line(stick, '#d8b684', 3.2))
    if (form.kind === 'kofta') {
      scene.shown.add(food.mainSlug)
      const path = `M${numbers(place(-46), 0)}L${numbers(place(46), 0)}`
      scene.add(
        lineShadow(path, 24, ' transform="translate(2 5)"'),
        line(path, shade(meat.colour, 0.35), 23),
        line(path, meat.colour, 18, ' transform="translate(-1-1.5)"'),
        line(path, light(meat.colour), 4, ' transform="translate(-2-5)" opacity=".7"'),
      )
      for (let k = -3; k < 4; k += 1)
        scene.area(moved(blob(random, 4, 7, 6, 0.2), ...place(k * 13 + 4)), shade(meat.colour, 0.55), 0.55)
      return
    }
    for (let k = 0; k < 6; k += 1) {
      const piece = k % 2 === 1 ? (others[(k >> 1) % Math.max(1, others.length)] ?? meat) : meat
      const shape = piece.shape === 'arc' || piece.shape === 'strip' ? 'chunk' : piece.shape
      scene.put({ ...piece, size: Math.max(piece.size, 10.5), shape }, place(-46 + k * 18.5))
    }
  })
  for (const off of [-30, 0, 30]) {
    const [x, y] = turnedPoint([0, off], angle)
    scene.place(skewer, [103 + x, 98 + y])
  }
  scene.sprinkle(7, [100, 102], 44)
  const dip = food.find(/peanut|yoghurt|tahini|mayonnaise/)
  if (dip !== null) {
    scene.shown.add(dip)
    scene.add(
      disc([150, 148], 21, light(scene.vessel, 0.25)),
      disc([150, 148], 17, /peanut/.test(dip) ? '#b97a3c' : '#f7eed6'),
    )
  }
  scene.citrus([44, 60])
}
