/** The login page, which is also where the route guard leads (docs/product.md UI-3). */
export const LOGIN_PATH = '/login'

export const SIGN_UP_PATH = '/signup'
