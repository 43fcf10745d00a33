/** The modes that this device can show while the server can't be reached (docs/product.md DEV-13). */
export const READABLE_MODES = ['plan', 'shop', 'cook'] as const
