/** The login page, which is also where the route guard leads (docs/product.md UI-3). */
export const LOGIN_PATH = '/login'

/** A stranger's first page (docs/product.md UI-19). */
export const WELCOME_PATH = '/welcome'

export const SIGN_UP_PATH = '/signup'
