import type { Entry } from 'yauzl'

const PICTURE = /\.(?:jpe?g|png|webp|gif|heic|avif)$/i
/** What is kept beside recipes, and neither one nor a picture; templates of reports read like recipes. */
const NO_DOCUMENT = /\.(?:jpe?g|png|webp|gif|heic|avif|svg|ico|bmp|tiff?|css|js|map|woff2?|ttf|otf|mp4|mov|jinja2?)$/i
/** From the whole picture down; a smaller one only where there is no other. */
const BEST: readonly RegExp[] = [/^(?:full|original|image)\./i, /^(?!.*(?:thumb|tiny|min-))/i, /^min-/i, /./]

/** What Cooklang's pictures of steps have after the name of the recipe: the step, or its section and the step. */
const STEP = /^(?:\.\d{1,3}){1,2}$/

/** Whether an entry may hold recipes. */
export function isDocument(name: string): boolean {
  return !NO_DOCUMENT.test(name)
}

/** The picture that a document names, by a path from its folder. */
export function pictureNamed(entries: readonly Entry[], documentName: string, name: string): Entry | null {
  const paths = [name, decoded(name)].map((path) => path.replace(/^\.?\//, ''))
  const beside = paths.map((path) => folderOf(documentName) + path)
  const found = entries.filter(({ fileName }) => PICTURE.test(fileName))
  return (
    found.find(({ fileName }) => beside.includes(fileName)) ??
    found.find(({ fileName }) => paths.some((path) => fileName === path || fileName.endsWith(`/${path}`))) ??
    null
  )
}

/**
 * The best picture in the folder of a document that holds one recipe, or in its folder of images. Of a Cooklang file it is
 * the one that is called as the recipe is, and then those of its steps.
 */
export function picturesBeside(entries: readonly Entry[], documentName: string): Entry[] {
  const folder = folderOf(documentName)
  const own = entries.filter(({ fileName }) => fileName.startsWith(folder))
  const isShared = own.some(
    ({ fileName }) => fileName !== documentName && isDocument(fileName) && folderOf(fileName) === folder,
  )
  const pictures = own.filter(
    ({ fileName }) => PICTURE.test(fileName) && /^(?:images?\/)?[^/]+$/i.test(fileName.slice(folder.length)),
  )
  const stem = stemOf(documentName)
  const namesake = pictures.find(({ fileName }) => stemOf(fileName) === stem)
  const ofSteps = pictures
    .filter(({ fileName }) => fileName.startsWith(stem) && STEP.test(stemOf(fileName).slice(stem.length)))
    .sort((one, other) => compareNumbered(one.fileName, other.fileName))
  if (namesake || ofSteps.length > 0 || isShared) return [...(namesake ? [namesake] : []), ...ofSteps]
  const best = BEST.map((form) => pictures.find(({ fileName }) => form.test(baseOf(fileName)))).find((one) => one)
  return best ? [best] : []
}

const stemOf = (name: string): string => name.replace(/\.[^./]*$/, '')

/** `2` before `10`. */
const compareNumbered = (one: string, other: string): number =>
  one.localeCompare(other, 'en', { numeric: true }) || Number(one > other) - Number(one < other)

function folderOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/') + 1)
}

function baseOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1)
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
