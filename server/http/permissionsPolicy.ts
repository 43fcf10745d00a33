/** What the pages use: copying, passkeys, sharing, the bar codes of products, and in the kitchen the screen that stays on, the timers' sound and the voice of who cooks. */
const USED = [
  'autoplay',
  'camera',
  'clipboard-write',
  'microphone',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'web-share',
]

/** What no page uses, of what browsers know by these names. A page that comes to use one moves it to `USED`. */
const UNUSED = [
  'accelerometer',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'midi',
  'payment',
  'picture-in-picture',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

/** What of the device the pages may use, as `Permissions-Policy` has it (docs/product.md SEC-17). */
export const PERMISSIONS_POLICY = [...USED.map((name) => `${name}=(self)`), ...UNUSED.map((name) => `${name}=()`)].join(
  ', ',
)
