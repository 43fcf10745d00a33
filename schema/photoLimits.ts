/** Limits of photos of own dishes (docs/product.md DISH-36): in a file by itself, since one page alone needs it. */
export const PHOTO_LIMITS = {
  /** Bytes of a photo that is sent. */
  bytes: 10_000_000,
  /** Its pixels: what the cameras of phones make. */
  pixels: 51_000_000,
  /** Bytes of all photos of one person, as they are stored. */
  bytesPerUser: 500_000_000,
  /** Photos of one dish (docs/product.md DISH-48). */
  perDish: 12,
} as const
