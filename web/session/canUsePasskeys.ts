import { productConfig } from '../product/productConfig'

/** Whether the installation has passkeys, and this browser has them at this address (docs/product.md ACC-71). */
export const canUsePasskeys = (): boolean => productConfig().passkeys && 'PublicKeyCredential' in window
