import type { Random } from './Random'

/** A place on the canvas, or a step on it. */
export type Point = readonly [x: number, y: number]
/** Corners of a shape, or the bends of a line, in their order. */
export type Outline = readonly Point[]

const TURN = Math.PI / 180

/** The point at an angle, in radians, of an ellipse around 0, 0. */
export const onEllipse = (angle: number, rx: number, ry = rx): Point => [Math.cos(angle) * rx, Math.sin(angle) * ry]

/** Turns around 0, 0, clockwise, by degrees. */
export function turned(points: Outline, degrees: number): Outline {
  const [cos, sin] = [Math.cos(degrees * TURN), Math.sin(degrees * TURN)]
  return points.map(([x, y]): Point => [x * cos - y * sin, x * sin + y * cos])
}

/** A point, turned around 0, 0. */
export function turnedPoint([x, y]: Point, degrees: number): Point {
  const [cos, sin] = [Math.cos(degrees * TURN), Math.sin(degrees * TURN)]
  return [x * cos - y * sin, x * sin + y * cos]
}

/** Scales, then moves. */
export const moved = (points: Outline, x: number, y: number, kx = 1, ky = kx): Outline =>
  points.map(([px, py]): Point => [px * kx + x, py * ky + y])

/** Shrinks or widens an outline around a point. */
export const around = (points: Outline, [x, y]: Point, kx: number, dx = 0, dy = 0, ky = kx): Outline =>
  points.map(([px, py]): Point => [x + (px - x) * kx + dx, y + (py - y) * ky + dy])

/** An uneven round outline around 0, 0; `uneven` is the share by which a corner's radius differs. */
export function blob(random: Random, rx: number, ry: number, corners = 8, uneven = 0.1, start?: number): Outline {
  const from = start ?? random.next() * 6.28
  return Array.from({ length: corners }, (_, i): Point => {
    const k = (1 + random.between(-uneven, uneven)) * (1 + 0.315 / corners)
    return onEllipse(from + (i / corners) * 6.283, rx * k, ry * k)
  })
}

/** Rounded so that no two platforms write another figure. */
const rounded = (value: number, unit: number): number => Math.round(value * unit) / unit

/** A number of a picture, with at most one decimal. */
export function written(value: number, decimals = 1): string {
  const text = String(rounded(value, 10 ** decimals))
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.')
}

/** Numbers of a path, with no more between them than needed. */
export function numbers(values: readonly number[], decimals = 1): string {
  let text = ''
  let isDecimal = false
  for (const value of values) {
    const next = written(value, decimals)
    const gap = text === '' || next.startsWith('-') || (next.startsWith('.') && isDecimal) ? '' : ' '
    text += gap + next
    isDecimal = next.includes('.')
  }
  return text
}

const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/** A point of a list that is never empty; the index wraps around. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[((index % list.length) + list.length) % list.length]
  if (item === undefined) throw new RangeError('Nothing can be taken of an empty list')
  return item
}

/** The path of a closed outline: smooth curves through the middles of its sides. */
export function closed(points: Outline, decimals = 1): string {
  const unit = 10 ** decimals
  let [x, y] = between(at(points, -1), at(points, 0)).map((v) => rounded(v, unit)) as [number, number]
  let path = `M${numbers([x, y], decimals)}`
  points.forEach((corner, i) => {
    const end = between(corner, at(points, i + 1))
    const step = [corner[0] - x, corner[1] - y, end[0] - x, end[1] - y].map((v) => rounded(v, unit))
    path += `q${numbers(step, decimals)}`
    x += step[2] ?? 0
    y += step[3] ?? 0
  })
  return `${path}z`
}

/** The path of a smooth line through the middles of its parts. */
export function opened(points: Outline, decimals = 1): string {
  const unit = 10 ** decimals
  let [x, y] = at(points, 0).map((v) => rounded(v, unit)) as [number, number]
  let path = `M${numbers([x, y], decimals)}`
  for (let i = 1; i < points.length; i += 1) {
    const bend = at(points, i)
    const isLast = i === points.length - 1
    const end = isLast ? bend : between(bend, at(points, i + 1))
    const step = [bend[0] - x, bend[1] - y, end[0] - x, end[1] - y].map((v) => rounded(v, unit))
    path += isLast ? `l${numbers(step.slice(2), decimals)}` : `q${numbers(step, decimals)}`
    x += step[2] ?? 0
    y += step[3] ?? 0
  }
  return path
}

/** The path of an outline with straight sides. */
export const straight = (points: Outline, decimals = 1): string =>
  `M${points.map((point) => numbers(point, decimals)).join('L')}z`
