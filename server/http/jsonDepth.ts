/** Levels of arrays and objects in what is sent. The deepest that the API takes by its own types has eight. */
const MAX_DEPTH = 100

/** Whether JSON has too many levels. It looks at the bytes, since whatever parses them or is given them may recurse. */
export const nestsTooDeeply = (json: Buffer): boolean => depthOf(json) > MAX_DEPTH

const [QUOTE, BACKSLASH, OPEN_ARRAY, OPEN_OBJECT, CLOSE_ARRAY, CLOSE_OBJECT] = Buffer.from('"\\[{]}')

/** The most brackets and braces that are open at once, outside strings. */
function depthOf(json: Buffer): number {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let index = 0; index < json.length; index += 1) {
    const byte = json[index]
    if (inString) {
      if (byte === BACKSLASH) index += 1
      else if (byte === QUOTE) inString = false
    } else if (byte === QUOTE) inString = true
    else if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) deepest = Math.max(deepest, (depth += 1))
    else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) depth -= 1
  }
  return deepest
}
