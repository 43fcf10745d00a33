import { keepPictures } from '../../../web/shopping/keepPictures'

const sent: unknown[] = []
const give = (serviceWorker: unknown) =>
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  sent.length = 0
})

it('has each picture of a list kept once by the service worker, as soon as there is one (DEV-6)', async () => {
  let begin = (_: object) => {}
  give({ ready: new Promise((resolve) => (begin = resolve)) })
  keepPictures([{ picture: 'carrot' }, { picture: '' }, { picture: 'carrot' }, { picture: 'leek' }])
  expect(sent).toEqual([])
  begin({ active: { postMessage: (message: unknown) => sent.push(message) } })
  await Promise.resolve()
  await Promise.resolve()
  const urls = ['carrot', 'leek'].map((name) => `${location.origin}/pictures/${name}.svg`)
  expect(sent).toEqual([{ type: 'keep', urls }])
})

it('does nothing where there is none', () => {
  expect(() => keepPictures([{ picture: 'carrot' }])).not.toThrow()
})
