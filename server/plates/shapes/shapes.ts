import { coarse, light } from '../scene/colour'
import type { Random } from '../scene/Random'
import * as cuts from './cuts'
import * as lines from './lines'
import { chunk, crumb, curd, fold, meatSlice, shell } from './meats'
import type { Look, Shape } from './Look'
import * as plants from './plants'
import * as rounds from './rounds'

const SHAPES: Readonly<Record<string, Shape>> = {
  ...cuts,
  ...lines,
  chunk,
  crumb,
  curd,
  fold,
  meatSlice,
  shell,
  ...plants,
  ...rounds,
}

/** Round from every side, so that one drawing of them is enough. */
export const TURNS_ALIKE: ReadonlySet<string> = new Set([
  ...['ball', 'olive', 'sausageDisc', 'half', 'ring', 'dot', 'lentil', 'dollop', 'raspberry', 'friedEgg'],
  ...['sprig', 'floret', 'prawn', 'cube', 'fold', 'shell', 'bokChoy', 'dumpling', 'citrus'],
])

/** Draws a look once, around 0, 0, turned by degrees. */
export function drawLook(look: Look, random: Random, angle: number, scale = 1): string {
  const draw = SHAPES[look.shape] ?? chunk
  const { colour, second = light(colour, 0.5) } = look
  return coarse(draw({ random, z: look.size * scale, colour, second, angle }))
}
