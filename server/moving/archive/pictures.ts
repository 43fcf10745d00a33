import type { Entry } from 'yauzl'

const PICTURE = /\.(?:jpe?g|png|webp|gif|heic|avif)$/i
/** What is kept beside recipes, and neither one nor a picture. */
const NO_DOCUMENT = /\.(?:jpe?g|png|webp|gif|heic|avif|svg|ico|bmp|tiff?|css|js|map|woff2?|ttf|otf|mp4|mov)$/i
/** From the whole picture down; a smaller one only where there is no other. */
const BEST: readonly RegExp[] = [/^(?:full|original|image)\./i, /^(?!.*(?:thumb|tiny|min-))/i, /^min-/i, /./]

/** Whether an entry may hold recipes. */
export function isDocument(name: string): boolean {
  return !NO_DOCUMENT.test(name)
}

/** The picture that a document names, by a path from its folder. */
export function pictureNamed(entries: readonly Entry[], documentName: string, name: string): Entry | null {
  const path = decoded(name).replace(/^\.?\//, '')
  const found = entries.filter(({ fileName }) => PICTURE.test(fileName))
  return (
    found.find(({ fileName }) => fileName === `${folderOf(documentName)}${path}`) ??
    found.find(({ fileName }) => fileName === path || fileName.endsWith(`/${path}`)) ??
    null
  )
}

/** The best picture in the folder of a document that holds one recipe, or in its folder of images. */
export function pictureBeside(entries: readonly Entry[], documentName: string): Entry | null {
  const folder = folderOf(documentName)
  const own = entries.filter(({ fileName }) => fileName.startsWith(folder))
  const isShared = own.some(
    ({ fileName }) => fileName !== documentName && isDocument(fileName) && folderOf(fileName) === folder,
  )
  const pictures = own.filter(
    ({ fileName }) => PICTURE.test(fileName) && /^(?:images?\/)?[^/]+$/i.test(fileName.slice(folder.length)),
  )
  // Cooklang's picture is called as its recipe is.
  const stem = documentName.replace(/\.[^./]*$/, '')
  const namesake = pictures.find(({ fileName }) => fileName.replace(/\.[^./]*$/, '') === stem)
  if (namesake || isShared) return namesake ?? null
  return BEST.map((form) => pictures.find(({ fileName }) => form.test(baseOf(fileName)))).find((one) => one) ?? null
}

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
