/** Bounds how much is under way at once, of all and of each person: bodies of uploads, pages that are fetched. */
export class Places {
  #all = 0
  readonly #byPerson = new Map<string, number>()

  constructor(private readonly most: { readonly all: number; readonly each: number }) {}

  /** A place, which the function given back frees; null where there is none. */
  take(person: string): (() => void) | null {
    const own = this.#byPerson.get(person) ?? 0
    if (this.#all >= this.most.all || own >= this.most.each) return null
    this.#all += 1
    this.#byPerson.set(person, own + 1)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.#all -= 1
      const left = (this.#byPerson.get(person) ?? 1) - 1
      if (left > 0) this.#byPerson.set(person, left)
      else this.#byPerson.delete(person)
    }
  }
}
