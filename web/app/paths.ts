/** Where people sign in, and where whoever has no session is sent. */
export const LOGIN_PATH = '/login'
