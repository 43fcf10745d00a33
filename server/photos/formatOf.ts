/** A kind of file that photos come in. Of these HEIC cannot be read here, and moving pictures are no photos. */
export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'moving'

const HEIC = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']
/** How far into a file its chunks before the picture are looked for. */
const HEAD = 64 * 1024

/** What a file is by its first bytes; null for what is no photo. Its name and its label say nothing. */
export function formatOf(bytes: Buffer): PhotoFormat | null {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to)
  if (bytes.length < 12) return null
  if (bytes.readUIntBE(0, 3) === 0xffd8ff) return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return isMovingPng(bytes) ? 'moving' : 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return text(12, HEAD).includes('ANIM') ? 'moving' : 'webp'
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'moving'
  if (text(4, 8) !== 'ftyp') return null
  const brand = text(8, 12)
  if (brand === 'avis') return 'moving'
  if (brand === 'avif' || text(16, Math.min(bytes.readUInt32BE(0), 128)).includes('avif')) return 'avif'
  return HEIC.includes(brand) ? 'heic' : null
}

/** An animated PNG says so before its picture. */
function isMovingPng(bytes: Buffer): boolean {
  const control = bytes.subarray(0, HEAD).indexOf('acTL')
  const picture = bytes.indexOf('IDAT')
  return control >= 0 && (picture < 0 || control < picture)
}
