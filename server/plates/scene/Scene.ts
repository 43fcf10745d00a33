import type { Food } from '../food/Food'
import type { Piece } from '../food/piecesOf'
import type { Form } from '../forms/Form'
import type { Look } from '../shapes/Look'
import { drawLook, TURNS_ALIKE } from '../shapes/shapes'
import { brightness, distance, light, shade, type Colour } from './colour'
import { Elements } from './Elements'
import { written, type Point } from './geometry'
import { Random } from './Random'

const VESSELS = [
  '#f8f2e4',
  '#e3d7c1',
  '#8fb19a',
  '#39735a',
  '#5c86a3',
  '#c96f4a',
  '#454b49',
  '#dda83d',
  '#e9bda6',
  '#a9b8bd',
]

/** How a heap of pieces is laid. */
export interface HeapOptions {
  scale?: number
  /** Painted from the back to the front, instead of from the rim to the middle. */
  isFlat?: boolean
}

/**
 * A picture while it is drawn: its elements in their order, its symbols, and what decides the rest. `detail` counts the
 * steps by which the picture was made simpler to save bytes; 0 is the whole one.
 */
export class Scene extends Elements {
  readonly random: Random
  readonly vessel: Colour
  /** Which pattern the vessel's rim has. */
  readonly pattern: number
  /** Degrees by which things lie askew. */
  readonly tilt: number
  /** The colour of what the food lies in or on, as it was drawn. */
  surface: Colour
  /** Slugs of the ingredients that the picture shows. */
  readonly shown = new Set<string>()
  readonly definitions: string[] = []
  private readonly symbols = new Map<string, readonly string[]>()
  private ids = 0
  private zoomed = false

  constructor(
    readonly food: Food,
    readonly form: Form,
    seed: string,
    readonly detail: number,
  ) {
    super()
    this.random = new Random(seed)
    const colour = form.isSauce ? food.sauce : food.mainColour
    this.vessel = this.random.pick(VESSELS.filter((vessel) => distance(vessel, colour) > 70))
    this.surface = this.vessel
    this.tilt = this.random.between(-14, 14)
    this.pattern = this.random.whole(0, 3)
  }

  /** The colour that ground and vessel have to stand out from. */
  get foodColour(): Colour {
    return this.form.isSauce ? this.food.sauce : this.food.mainColour
  }

  /** Everything drawn from here on is larger, around a point: food fills its vessel. Only the first call counts. */
  zoom(x: number, y: number, factor: number): void {
    if (this.zoomed) return
    this.add(
      `<g transform="translate(${written(x * (1 - factor), 0)} ${written(y * (1 - factor), 0)})scale(${factor})">`,
    )
    this.zoomed = true
  }

  /** A short id that nothing in the picture has yet; `v`, `w` and `x` are gradients. */
  newId(): string {
    const id = this.ids
    this.ids += 1
    return String.fromCharCode(97 + (id % 20)) + (id > 19 ? String(Math.floor(id / 20)) : '')
  }

  private variantsOf(look: Look, scale: number, variants: number): readonly string[] {
    const key = `${look.shape}${look.colour}${look.size}${scale}`
    const kept = this.symbols.get(key)
    if (kept) return kept
    const isLeaf = look.shape === 'leaf'
    const order = this.symbols.size + 1
    const isOne = TURNS_ALIKE.has(look.shape) || this.detail > (isLeaf ? 2 : 0) || order > (isLeaf ? 6 : 2)
    const from = this.random.between(-70, 70)
    const step = look.shape === 'stalk' || look.shape === 'pod' ? 40 : 95
    const made = Array.from({ length: isOne ? 1 : variants }, (_, i) => {
      const id = this.newId()
      const angle = from + i * step + this.random.between(-20, 20)
      this.definitions.push(`<g id="${id}">${drawLook(look, this.random, angle, scale)}</g>`)
      return id
    })
    this.symbols.set(key, made)
    return made
  }

  /** A piece of a look that no ingredient has, such as strands' ends; what is held by the meal goes through `put`. */
  stamp(look: Look, [x, y]: Point, scale = 1, variants = 2): void {
    const id = this.random.pick(this.variantsOf(look, scale, variants))
    this.add(`<use href="#${id}" x="${written(x, 0)}" y="${written(y, 0)}"/>`)
  }

  /** Puts a piece of an ingredient. */
  put(piece: Piece, point: Point, scale = 1, variants = 2): void {
    this.shown.add(piece.slug)
    this.stamp(piece, point, scale, variants)
  }

  /** Places for pieces in an ellipse: of nine tries each, the one farthest from all others. */
  spread(count: number, [cx, cy]: Point, rx: number, ry = rx): Point[] {
    const points: Point[] = []
    for (let i = 0; i < count; i += 1) {
      let best: Point | null = null
      let farthest = -1
      for (let attempt = 0; attempt < 9; attempt += 1) {
        const angle = this.random.next() * 6.283
        const radius = Math.sqrt(this.random.next())
        const point: Point = [cx + Math.cos(angle) * radius * rx, cy + Math.sin(angle) * radius * ry]
        let nearest = 1e9
        for (const [x, y] of points)
          nearest = Math.min(nearest, (point[0] - x) ** 2 + (((point[1] - y) * rx) / ry) ** 2)
        if (nearest > farthest) [farthest, best] = [nearest, point]
      }
      if (best) points.push(best)
    }
    return points
  }

  /** A heap of pieces in an ellipse, each kind by its weight. */
  heap(kinds: readonly Piece[], count: number, centre: Point, rx: number, ry = rx, options: HeapOptions = {}): void {
    const pool = kinds.slice(0, this.detail > 6 ? 1 : this.detail > 3 ? 2 : this.detail > 2 ? 3 : 9)
    if (pool.length === 0) return
    const wanted = Math.max(1, Math.round(count * Math.max(0.3, 1 - this.detail * 0.09)))
    const away = ([x, y]: Point): number => (x - centre[0]) ** 2 + (((y - centre[1]) * rx) / ry) ** 2
    const points = this.spread(wanted, centre, rx, ry)
    points.sort(options.isFlat ? (a, b) => a[1] - b[1] : (a, b) => away(b) - away(a))
    const share = ({ weight, size }: Piece): number => weight / (size > 8 ? 1.25 : size < 4.5 ? 0.6 : 1)
    const total = pool.reduce((sum, piece) => sum + share(piece), 0)
    const queue = pool.flatMap((piece) =>
      Array.from({ length: Math.max(1, Math.round((wanted * share(piece)) / total)) }, () => piece),
    )
    for (let i = queue.length - 1; i > 0; i -= 1) {
      const j = Math.floor(this.random.next() * (i + 1))
      const [a, b] = [queue[i], queue[j]]
      if (a && b) [queue[i], queue[j]] = [b, a]
    }
    // What is dropped for want of room is never the only piece of its kind.
    const laid = [...pool, ...queue].slice(0, Math.max(points.length, pool.length))
    points.forEach((point, i) => {
      const piece = laid[(i + Math.max(0, points.length - laid.length)) % laid.length]
      if (piece) this.put(piece, point, options.scale ?? 1)
    })
  }

  /** The first pieces of the body; fewer in a simpler picture. */
  top(count: number): readonly Piece[] {
    return this.food.body.slice(0, Math.min(count, this.detail > 4 ? 2 : this.detail > 2 ? 3 : 5))
  }

  /** Scatters herbs and seeds. */
  sprinkle(count: number, centre: Point, rx: number, ry = rx, scale = 1): void {
    const kinds = this.food.garnish.filter(({ shape }) => shape !== 'citrus').slice(0, this.detail > 0 ? 1 : 2)
    if (kinds.length === 0) return
    for (const [i, point] of this.spread(count, centre, rx, ry).entries()) {
      const kind = kinds[i % kinds.length]
      if (kind) this.put(kind, point, scale)
    }
  }

  /** A slice of the meal's citrus fruit at the side. */
  citrus(point: Point): void {
    const fruit = this.food.garnish.find(({ shape }) => shape === 'citrus')
    if (fruit) this.put(fruit, point, 1.25, 1)
  }

  /** Keeps what is drawn around 0, 0 as one symbol, for `place`. */
  symbol(draw: () => void): string {
    const drawn = this.apart(draw)
    const id = this.newId()
    this.definitions.push(`<g id="${id}">${drawn}</g>`)
    return id
  }

  /** Puts a symbol. */
  place(id: string, [x, y]: Point): void {
    this.add(`<use href="#${id}" x="${written(x, 0)}" y="${written(y, 0)}"/>`)
  }

  /** A spoonful of what the meal has of yoghurt, cream, cheese or hummus; nothing when it has none. */
  dollop(point: Point, size: number): boolean {
    const slug = this.food.find(
      /yoghurt|sour-cream|mayonnaise|ricotta|cream-cheese|creme-fraiche|tahini|hummus|mascarpone|(thickened|pure|plant-based|double|whipping|coconut)-cream|tzatziki|labneh/,
    )
    if (slug === null) return false
    this.put(
      { shape: 'dollop', colour: /tahini|hummus/.test(slug) ? '#f1dfb4' : '#fffaf0', size, slug, weight: 1 },
      point,
      1,
      1,
    )
    return true
  }

  /** A tone for a line on a colour: darker on a bright one, brighter on a dark one. */
  contrast(colour: Colour): Colour {
    return brightness(colour) > 0.6 ? shade(colour, 0.16) : light(colour, 0.18)
  }

  /** The elements, as one text. */
  finish(): string {
    return this.text() + (this.zoomed ? '</g>' : '')
  }
}
