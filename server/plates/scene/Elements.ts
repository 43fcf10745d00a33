import { shade, type Colour } from './colour'
import { closed, written, type Outline, type Point } from './geometry'

/** The elements of a picture in their order. Neighbouring areas of one look become one element. */
export class Elements {
  private readonly elements: string[] = []
  private last: { path: string; more: string } | null = null

  /** Adds elements. */
  add(...svg: string[]): void {
    this.flush()
    this.elements.push(...svg)
  }

  /** Adds an area; neighbours of one look become one element. */
  area(points: Outline | string, colour: Colour, opacity?: number): void {
    this.path(points, `fill="${colour}"${opacity === undefined ? '' : ` opacity="${written(opacity, 2)}"`}`)
  }

  /** Adds a shadow. */
  shadow(points: Outline | string): void {
    this.path(points, 'class="s"')
  }

  private path(points: Outline | string, more: string): void {
    const path = typeof points === 'string' ? points : closed(points, 0)
    if (this.last?.more === more) this.last.path += path
    else {
      this.flush()
      this.last = { path, more }
    }
  }

  private flush(): void {
    if (this.last) this.elements.push(`<path d="${this.last.path}" ${this.last.more}/>`)
    this.last = null
  }

  /** A body: its shadow, its side in the shade, its side in the light. */
  body(outline: Outline, x: number, y: number, colour: Colour, depth = 0.3, inner = 0.92): void {
    this.shadow(outline.map(([px, py]): Point => [px + x + 3, py + y + 6]))
    this.area(
      outline.map(([px, py]): Point => [px + x, py + y]),
      shade(colour, depth),
    )
    this.area(
      outline.map(([px, py]): Point => [px * inner + x - 1, py * inner + y - 2]),
      colour,
    )
  }

  /** What is drawn meanwhile, apart from everything else. */
  protected apart(draw: () => void): string {
    this.flush()
    const outside = this.elements.splice(0)
    draw()
    this.flush()
    const drawn = this.elements.splice(0).join('')
    this.elements.push(...outside)
    return drawn
  }

  /** All of it, as one text. */
  protected text(): string {
    this.flush()
    return this.elements.join('')
  }
}
