import { grains, pool } from '../scene/bases'
import { mixed, shade } from '../scene/colour'
import { blob, moved, type Point } from '../scene/geometry'
import { deepBowl, pan, plate } from '../scene/vessels'
import type { Draw } from './Draw'

const MIDDLE: Point = [100, 102]

const RED = /jollof|paella|jambalaya|tomato|thieb|gallo|hoppin|koshari/

/** Rice with everything in it, or risotto. */
export const ricepan: Draw = (scene) => {
  const { food, form } = scene
  const vessel = form.kind === 'pan' ? 1 : scene.random.whole(0, 2)
  if (vessel === 2) deepBowl(scene, 100, 102, 86)
  else if (vessel === 1) pan(scene, 92, 96, 78)
  else plate(scene, 100, 102, 90)
  const centre: Point = vessel === 1 ? [92, 96] : MIDDLE
  const isCreamy = form.kind === 'creamy'
  const creamy = /tomato/.test(food.name) ? '#e2703a' : /pumpkin/.test(food.name) ? '#eda13a' : '#f0e0a8'
  const [tint, share] = isCreamy
    ? ([creamy, 0.35] as const)
    : RED.test(food.name) && food.find(/tomato|passata|paprika|chilli/) !== null
      ? (['#d9682a', 0.62] as const)
      : food.find(/turmeric|saffron/) !== null
        ? (['#efb52e', 0.6] as const)
        : food.find(/soy-sauce|oyster-sauce|kecap|tamari|bean/) !== null
          ? (['#c08a4c', 0.45] as const)
          : (['#ecd9a6', 0.45] as const)
  const colour = mixed(food.grain?.colour ?? '#f8f2e2', tint, share)
  const texture = food.grain?.texture === 'tiny' ? 'tiny' : 'rice'
  const r = vessel === 0 ? 62 : 66
  if (food.grain) scene.shown.add(food.grain.slug)
  if (isCreamy) {
    pool(scene, centre, r, r * 0.96, colour, 0.05)
    grains(scene, centre, r * 0.9, r * 0.88, { texture, colour }, 130)
  } else {
    scene.shadow(moved(blob(scene.random, r, r * 0.96, 12, 0.05), centre[0] + 2, centre[1] + 3))
    scene.area(moved(blob(scene.random, r, r * 0.96, 12, 0.04), ...centre), shade(colour, 0.22))
    scene.area(moved(blob(scene.random, r * 0.86, r * 0.82, 12, 0.05), centre[0] - 2, centre[1] - 3), colour)
    grains(scene, centre, r * 0.97, r * 0.94, { texture, colour }, 170)
  }
  scene.heap(scene.top(5), isCreamy ? 13 : 21, centre, r * 0.78, r * 0.76, { scale: 0.95, isFlat: true })
  scene.sprinkle(7, centre, 40)
  scene.citrus([centre[0] + 34, centre[1] + 30])
}
