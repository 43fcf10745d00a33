import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AREA_PICTURES, UI_PICTURES } from '../ui/pictureNames'

/** The illustrations: the food set (Fluent Emoji Flat, MIT) and what it lacks, drawn like it; each as a whole SVG document. */
export interface PictureSet {
  /** The SVG of a name, or null when there is none. */
  svg: (name: string) => string | null
}

interface IconFile {
  width: number
  height: number
  icons: Record<string, { body: string; width?: number; height?: number }>
}

/** Reads the set of the installed package below the project's `root`, and beside it what stands in `own`. */
export function readPictureSet(root: string): PictureSet {
  const path = join(root, 'node_modules', '@iconify-json', 'fluent-emoji-flat', 'icons.json')
  const file = JSON.parse(readFileSync(path, 'utf8')) as IconFile
  const own = join(root, 'web', 'pictures', 'own')
  const drawn = new Set(readdirSync(own))
  return {
    svg: (name) => {
      if (drawn.has(`${name}.svg`)) return readFileSync(join(own, `${name}.svg`), 'utf8').trim()
      const icon = Object.hasOwn(file.icons, name) ? file.icons[name] : undefined
      if (!icon) return null
      const box = `0 0 ${icon.width ?? file.width} ${icon.height ?? file.height}`
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${icon.body}</svg>`
    },
  }
}

function cataloguePictures(root: string): string[] {
  const folder = join(root, 'seeds', 'catalogue', 'ingredients')
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/^\s*picture:\s*['"]?([a-z0-9-]+)/gm)])
    .map((match) => match[1] ?? '')
}

/** Every name that the product shows: the catalogue's ingredients, the shop's areas and what the pages use. Sorted. */
export function usedPictures(root: string): string[] {
  return [...new Set([...cataloguePictures(root), ...Object.values(AREA_PICTURES), ...UI_PICTURES])].sort()
}
