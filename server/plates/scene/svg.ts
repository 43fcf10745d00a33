import type { Colour } from './colour'
import { closed, numbers, written, type Outline, type Point } from './geometry'

/** What an element has beside its shape, such as ` opacity=".5"`. */
export type Attributes = string

/** Class of what lies in a shadow; drawPlate has its style. */
export const SHADOW = 's'

/** An area of a colour. */
export const area = (path: string, colour: Colour, more: Attributes = ''): string =>
  `<path d="${path}" fill="${colour}"${more}/>`

/** A shadow. */
export const shadowed = (path: string): string => `<path d="${path}" class="${SHADOW}"/>`

/** A line of a colour and a width. */
export const line = (path: string, colour: Colour, width: number, more: Attributes = ''): string =>
  `<path class="k" d="${path}" stroke="${colour}" stroke-width="${written(width)}"${more}/>`

/** The shadow of a line, moved away from the light. */
export const lineShadow = (path: string, width: number, more: Attributes = ''): string =>
  line(path, '#210', width, ` opacity=".27"${more}`)

const place = ([x, y]: Point): string =>
  `${x === 0 ? '' : ` cx="${written(x)}"`}${y === 0 ? '' : ` cy="${written(y)}"`}`

/** A circle of a colour. */
export const disc = (centre: Point, radius: number, colour: Colour, more: Attributes = ''): string =>
  `<circle${place(centre)} r="${written(radius)}" fill="${colour}"${more}/>`

/** A circle of a class: a shadow, or `h`, a highlight. */
export const classDisc = (centre: Point, radius: number, name: 's' | 'h'): string =>
  `<circle class="${name}"${place(centre)} r="${written(radius)}"/>`

/** An ellipse of a colour. */
export const oval = (centre: Point, rx: number, ry: number, colour: Colour, more: Attributes = ''): string =>
  `<ellipse${place(centre)} rx="${written(rx)}" ry="${written(ry)}" fill="${colour}"${more}/>`

/** A rectangle with rounded corners; without a colour it is a shadow. */
export const box = (x: number, y: number, width: number, height: number, radius: number, colour?: Colour): string =>
  `<rect x="${written(x)}" y="${written(y)}" width="${written(width)}" height="${written(height)}" rx="${written(radius)}" ${
    colour === undefined ? `class="${SHADOW}"` : `fill="${colour}"`
  }/>`

/** A short gloss on what is wet or smooth. */
export const gloss = (x: number, y: number, dx: number, dy: number): string =>
  `<path d="M${numbers([x, y])}l${numbers([dx, dy])}" class="g"/>`

/** The shadow that a piece throws: the ellipse that fits its outline, a few bytes whatever the outline is. */
export function castShadow(points: Outline, dx = 1.4, dy = 2.2): string {
  const n = points.length
  const mx = points.reduce((sum, [x]) => sum + x, 0) / n
  const my = points.reduce((sum, [, y]) => sum + y, 0) / n
  let [xx, yy, xy] = [0, 0, 0]
  for (const [x, y] of points) {
    xx += (x - mx) ** 2 / n
    yy += (y - my) ** 2 / n
    xy += ((x - mx) * (y - my)) / n
  }
  const half = (xx + yy) / 2
  const spread = Math.sqrt(((xx - yy) / 2) ** 2 + xy * xy)
  const rx = Math.sqrt(2 * (half + spread)) * 0.95
  const ry = Math.sqrt(2 * Math.max(0.1, half - spread)) * 0.95
  if (rx / ry < 1.22) return classDisc([mx + dx, my + dy], (rx + ry) / 2, SHADOW)
  const angle = (0.5 * Math.atan2(2 * xy, xx - yy) * 180) / Math.PI
  const where = `translate(${written(mx + dx)} ${written(my + dy)})rotate(${written(angle, 0)})`
  return `<ellipse class="${SHADOW}" rx="${written(rx)}" ry="${written(ry)}" transform="${where}"/>`
}

/** The area of an outline in one colour. */
export const shape = (points: Outline, colour: Colour, more: Attributes = ''): string =>
  area(closed(points), colour, more)
