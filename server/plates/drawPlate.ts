import type { PlateMeal } from './food/PlateMeal'
import { readFood } from './food/Food'
import type { Form } from './forms/Form'
import { formOf } from './forms/formOf'
import { drawingOf } from './forms/forms'
import type { Colour } from './scene/colour'
import { chooseGround, drawGround } from './scene/ground'
import { Random } from './scene/Random'
import { Scene } from './scene/Scene'

/** A picture of a meal. */
export interface Plate {
  readonly svg: string
  readonly form: Form
  /** What food, vessel and ground are measured by. */
  readonly food: Colour
  readonly vessel: Colour
  readonly ground: Colour
  /** Slugs of the ingredients that it shows. */
  readonly shown: ReadonlySet<string>
  /** The steps by which it was made simpler to be small enough. */
  readonly detail: number
}

/** Bytes that a picture has at most. */
export const MOST_BYTES = 6000
/** The picture is made simpler above this. */
const WANTED_BYTES = 5900
const SIMPLEST = 9

const STOPS = {
  x: '<radialGradient id="x"><stop offset=".72" stop-color="#210" stop-opacity=".42"/><stop offset="1" stop-color="#210" stop-opacity="0"/></radialGradient>',
  v: '<linearGradient id="v" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".38"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#310" stop-opacity=".26"/></linearGradient>',
  w: '<linearGradient id="w" x2="1" y2="1"><stop stop-color="#310" stop-opacity=".38"/><stop offset=".55" stop-color="#310" stop-opacity="0"/><stop offset="1" stop-color="#fff" stop-opacity=".3"/></linearGradient>',
} as const
const STYLES = {
  s: '.s{fill:#2a1006;opacity:.32}',
  h: '.h{fill:#fff;opacity:.6}',
  g: '.g{fill:none;stroke:#fff;stroke-width:1.2;stroke-linecap:round;opacity:.55}',
  k: '.k{fill:none;stroke-linecap:round;stroke-linejoin:round}',
} as const

function drawOnce(meal: PlateMeal, form: Form, seed: number, detail: number): Plate {
  const scene = new Scene(readFood(meal, form), form, `${meal.slug}|${seed}`, detail)
  drawingOf(form.name)(scene)
  const random = new Random(`${meal.slug}|${seed}|ground`)
  const ground = chooseGround(random, scene.surface, scene.foodColour)
  const body = drawGround(random, ground) + scene.finish()
  const symbols = scene.definitions.join('')
  const all = symbols + body
  const styles = Object.entries(STYLES).flatMap(([name, rule]) =>
    new RegExp(`class="${name}[" ]`).test(all) ? [rule] : [],
  )
  const gradients = Object.entries(STOPS).flatMap(([name, stops]) => (all.includes(`url(#${name})`) ? [stops] : []))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><style>${styles.join('')}</style><defs>${gradients.join('')}${symbols}</defs>${body}</svg>`
  return { svg, form, food: scene.foodColour, vessel: scene.surface, ground, shown: scene.shown, detail }
}

/**
 * Draws a meal. The same meal and seed give the same bytes, on every platform and in every run. A picture that is too
 * large is drawn again with fewer kinds and pieces (docs/product.md CAT-14).
 */
export function drawPlate(meal: PlateMeal, seed = 0): Plate {
  const form = formOf(meal)
  let plate = drawOnce(meal, form, seed, 0)
  for (let detail = 1; detail <= SIMPLEST && plate.svg.length > WANTED_BYTES; detail += 1)
    plate = drawOnce(meal, form, seed, detail)
  return plate
}
