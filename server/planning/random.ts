/** A source of random numbers that repeats itself under the same seed. */
export interface Random {
  /** The next number from 0 up to but not including 1, of 53 random bits. */
  next(): number
  /** A whole number from 0 up to but not including n. */
  below(n: number): number
}

/** Four well mixed 32-bit words of a text (cyrb128). */
function hashSeed(text: string): [number, number, number, number] {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762]
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    a = b ^ Math.imul(a ^ code, 597399067)
    b = c ^ Math.imul(b ^ code, 2869860233)
    c = d ^ Math.imul(c ^ code, 951274213)
    d = a ^ Math.imul(d ^ code, 2716044179)
  }
  a = Math.imul(c ^ (a >>> 18), 597399067)
  b = Math.imul(d ^ (b >>> 22), 2869860233)
  c = Math.imul(a ^ (c >>> 17), 951274213)
  d = Math.imul(b ^ (d >>> 19), 2716044179)
  return [(a ^ b ^ c ^ d) >>> 0, (b ^ a) >>> 0, (c ^ a) >>> 0, (d ^ a) >>> 0]
}

/** A generator (sfc32) whose numbers depend on the seed alone. */
export function createRandom(seed: string | number): Random {
  let [a, b, c, counter] = hashSeed(`${typeof seed}:${seed}`)
  const word = (): number => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return sum >>> 0
  }
  for (let i = 0; i < 15; i += 1) word()
  const next = (): number => ((word() >>> 5) * 67108864 + (word() >>> 6)) / 9007199254740992
  return { next, below: (n) => Math.floor(next() * n) }
}
