import { brightness, light, shade, type Colour } from './colour'
import { blob, moved, straight, turned, written } from './geometry'
import type { Scene } from './Scene'
import { area, box, disc, line, oval } from './svg'

/** Fill that lights what bulges, and what is hollow. */
export const CONVEX = 'url(#v)'
const HOLLOW = 'url(#w)'

/** The shadow of a vessel on the ground. */
export const groundShadow = (scene: Scene, x: number, y: number, rx: number, ry = rx): void =>
  scene.add(oval([x, y], rx, ry, 'url(#x)'))

const circleLine = (x: number, y: number, r: number, colour: Colour, width: number, more = ''): string =>
  `<circle class="k" cx="${x}" cy="${y}" r="${written(r)}" stroke="${colour}" stroke-width="${width}"${more}/>`

/** A flat plate, from above. */
export function plate(scene: Scene, x: number, y: number, r: number): void {
  const colour = (scene.surface = scene.vessel)
  groundShadow(scene, x + 7, y + 10, r * 1.13)
  scene.add(
    disc([x, y], r, shade(colour, 0.22)),
    disc([x - 0.8, y - 1.2], r - 1.4, light(colour, 0.1)),
    disc([x, y], r, CONVEX),
  )
  scene.add(disc([x, y], r * 0.82, shade(colour, 0.17)), disc([x + 1, y + 1.5], r * 0.805, colour))
  const rim = Math.floor(r * 0.92)
  if (scene.pattern === 1) scene.add(circleLine(x, y, rim, scene.contrast(colour), 2))
  if (scene.pattern === 2) scene.add(circleLine(x, y, rim, scene.contrast(colour), 5, ' stroke-dasharray="0 11"'))
  if (scene.pattern === 3)
    scene.add(circleLine(x, y, r - 3, brightness(colour) > 0.6 ? '#4a7d8f' : light(colour, 0.4), 3.5))
  scene.zoom(x, y, 1.2)
}

/** A deep bowl, from above. */
export function deepBowl(scene: Scene, x: number, y: number, r: number, colour: Colour = scene.vessel): void {
  scene.surface = colour
  groundShadow(scene, x + 8, y + 12, r * 1.15)
  scene.add(disc([x, y], r, shade(colour)), disc([x - 0.8, y - 1.2], r - 1.2, light(colour, 0.22)))
  scene.add(disc([x, y], r * 0.92, shade(colour, 0.14)), disc([x, y], r * 0.92, HOLLOW))
  scene.zoom(x, y, 1.1)
}

/** A bowl from the front and above: its opening is 84 × 52 around 100, 88. */
export function sideBowl(scene: Scene): void {
  const colour = (scene.surface = scene.vessel)
  groundShadow(scene, 108, 162, 72, 20)
  const outside = 'M16 88c3 48 32 78 52 80h64c20-2 49-32 52-80z'
  scene.add(area(outside, colour), area(outside, CONVEX), area('M70 167h60l-4 6h-52z', shade(colour, 0.35)))
  const rim = scene.contrast(colour)
  if (scene.pattern === 1) scene.add(line('M21 114q79 62 158 0', rim, 4))
  if (scene.pattern === 2) scene.add(line('M20 108q80 62 160 0', rim, 5, ' stroke-dasharray="0 12"'))
  if (scene.pattern === 3) scene.add(line('M28 130q72 54 144 0M21 114q79 62 158 0', rim, 2))
  scene.add(oval([100, 88], 84, 52, light(colour)), oval([100, 88.5], 80, 48.5, shade(colour, 0.28)))
}

/** A frying pan with its handle. */
export function pan(scene: Scene, x: number, y: number, r: number): void {
  const colour = (scene.surface = '#3d4043')
  groundShadow(scene, x + 7, y + 10, r * 1.13)
  const handle = written(scene.random.between(15, 60), 0)
  scene.add(
    `<g transform="rotate(${handle} ${x} ${y})">`,
    box(x + r - 6, y - 9, 90, 18, 8, shade(colour)),
    box(x + r - 6, y - 8, 90, 9, 4, light(colour, 0.14)),
    '</g>',
    disc([x, y], r, shade(colour)),
    disc([x - 0.8, y - 1.2], r - 1.4, light(colour, 0.2)),
    disc([x, y], r * 0.93, shade(colour, 0.2)),
    disc([x, y], r * 0.93, HOLLOW),
  )
  scene.zoom(x, y, 1.05)
}

/** A pot with two handles. */
export function pot(scene: Scene, x: number, y: number, r: number): void {
  const colour = (scene.surface = brightness(scene.vessel) > 0.8 ? '#c96f4a' : scene.vessel)
  groundShadow(scene, x + 8, y + 12, r * 1.15)
  scene.add(
    `<g transform="rotate(${written(scene.tilt, 0)} ${x} ${y})">`,
    box(x - r - 15, y - 17, 2 * r + 30, 34, 13, shade(colour, 0.25)),
    box(x - r - 14, y - 16, 2 * r + 27, 28, 11, colour),
    '</g>',
    disc([x, y], r, shade(colour, 0.26)),
    disc([x - 0.8, y - 1.2], r - 1.2, light(colour, 0.2)),
    disc([x, y], r * 0.9, '#efe4cd'),
    disc([x, y], r * 0.9, HOLLOW),
  )
}

/** A wooden board. */
export function board(scene: Scene, colour: Colour = '#c08a52'): void {
  scene.surface = colour
  scene.add(
    box(24, 34, 166, 142, 14),
    box(17, 25, 166, 142, 14, shade(colour, 0.25)),
    box(17, 24, 166, 139, 14, colour),
  )
  scene.add(line('M22 58q60-8 156 2M22 96q80 9 156-2M22 133q50-6 156 4', shade(colour, 0.16), 1.6))
}

/** A baking tray; close with `</g>`. */
export function tray(scene: Scene): void {
  scene.surface = '#8d8f8c'
  scene.add(
    box(16, 40, 176, 142, 14),
    `<g transform="rotate(${written(scene.tilt / 2, 0)} 100 102)">`,
    box(8, 30, 184, 144, 14, '#4c4540'),
    box(8, 29, 184, 141, 14, '#a0a39c'),
    box(17, 38, 166, 124, 8, '#85807a'),
    box(17, 38, 166, 124, 8, HOLLOW),
  )
  const paper = blob(scene.random, 80, 58, 12, 0.06)
  scene.area(moved(paper, 100, 100), '#f3e6cb')
}

/** A plate from the side, on which something tall stands. */
export function sidePlate(scene: Scene, y = 161, ry = 19): void {
  const colour = (scene.surface = scene.vessel)
  groundShadow(scene, 106, y + 6, 90, ry + 3)
  scene.add(
    oval([100, y + 3], 90, ry + 1, shade(colour, 0.2)),
    oval([100, y], 90, ry, colour),
    oval([100, y], 90, ry, CONVEX),
  )
}

/** A sheet of baking paper. */
export function paper(scene: Scene): void {
  scene.surface = '#f6edd8'
  const sheet = turned(
    [
      [-86, -66],
      [80, -70],
      [88, 62],
      [-82, 70],
    ],
    scene.tilt * 0.5,
  )
  scene.shadow(straight(moved(sheet, 104, 112), 0))
  scene.area(straight(moved(sheet, 100, 104), 0), '#f6edd8')
  scene.add(line(straight(moved(sheet, 100, 104, 0.95), 0), '#e6d4b0', 2, ' stroke-dasharray="7 6"'))
}
