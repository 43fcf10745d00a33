import { photoOf, readFrom, recipeFrom } from '../../support/moving/readFrom'
import { propertyList } from '../../support/moving/propertyList'
import { zipOf } from '../../support/moving/zipOf'

const ADDRESS = 'https://soups.example/lentil?from=list'
const recipe = (name: string, image: unknown) => ({
  '@type': 'Recipe',
  name,
  image,
  recipeYield: '4',
  recipeIngredient: ['200 g lentils', '1 piece Gruyère'],
  recipeInstructions: ['Simmer.'],
})
const pageOf = (...recipes: object[]) =>
  `<!doctype html><html><head><title>Soup = good</title></head><body>${recipes
    .map((one) => `<script type="application/ld+json">${JSON.stringify(one)}</script>`)
    .join('')}<p>Enjoy.</p></body></html>`
const PAGE = pageOf(recipe('Lentil soup', 'https://soups.example/img/soup-1200x800.jpg?w=9'))
const IMAGE = 'https://soups.example/img/soup.jpg'

/** As browsers write it: soft breaks, and every byte that is not plain as `=XX`. */
const quoted = (text: string) =>
  [...Buffer.from(text, 'utf8')]
    .map((byte) => (byte > 126 || byte === 61 ? `=${byte.toString(16).toUpperCase()}` : String.fromCharCode(byte)))
    .join('')
    .replace(/(?:=\w\w|[^=\r\n]){70}/g, '$&=\r\n')

interface Part {
  type: string
  address: string
  coding: string
  content: string
}
const html = (content: string, address = ADDRESS): Part => ({
  ...{ type: 'text/html; charset="utf-8"', address, coding: 'quoted-printable' },
  content: quoted(content),
})
const image = (address = IMAGE, content = photoOf('soup')): Part => ({
  ...{ type: 'image/jpeg', address, coding: 'base64' },
  content: Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\r\n'),
})
const mhtml = (parts: readonly Part[], { end = '--\r\n', head = '' } = {}) =>
  `From: <Saved by a browser>\r\nSnapshot-Content-Location: ${ADDRESS}\r\nSubject: Soup\r\n${head}MIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\ttype="text/html";\r\n\tboundary="----Mark--x=1"\r\n\r\n\r\n${parts
    .map(
      ({ type, address, coding, content }) =>
        `------Mark--x=1\r\nContent-Type: ${type}\r\nContent-Transfer-Encoding: ${coding}\r\nContent-Location: ${address}\r\n\r\n${content}\r\n`,
    )
    .join('')}------Mark--x=1${end}`

describe('MHTML (MOVE-25)', () => {
  it('is a page with its picture and address, whatever its parts’ order', async () => {
    const frame = html('<!doctype html><p>An advert</p>', 'https://ads.example/')
    const style = {
      type: 'text/css',
      address: 'https://soups.example/a.css',
      coding: '8bit',
      content: 'p { color: red }',
    }
    const found = await recipeFrom(mhtml([style, image(), frame, html(PAGE)]))
    expect(found).toMatchObject({
      ...{ name: 'Lentil soup', serves: 4, photo: photoOf('soup') },
      source: { app: null, url: ADDRESS },
      lines: [{ text: '200 g lentils' }, { text: '1 piece Gruyère' }],
    })
  })

  it.each([
    ['exactly', IMAGE, IMAGE],
    ['relative to the page', '/img/soup.jpg', IMAGE],
    ['but for its query', `${IMAGE}?w=100`, `${IMAGE}?w=900`],
    ['but for its size', IMAGE, 'https://soups.example/img/soup-300x200.jpg'],
  ])('has the picture that is named %s', async (_how, named, saved) => {
    expect((await recipeFrom(mhtml([html(pageOf(recipe('Soup', named))), image(saved)]))).photo).toEqual(
      photoOf('soup'),
    )
  })

  it('has no picture that no recipe names, none that is no picture, and keeps the address of one that was not saved', async () => {
    const other = image('https://soups.example/logo.jpg')
    const found = await recipeFrom(mhtml([html(PAGE), other, image(IMAGE, Buffer.from('no picture'))]))
    expect(found.photo).toBeNull()
    expect(found.left).toContain('image: https://soups.example/img/soup-1200x800.jpg?w=9')
  })

  it('gives each of several recipes its own', async () => {
    const two = pageOf(recipe('One', '/1.jpg'), recipe('Two', '/2.jpg'))
    const at = (name: string) => image(`https://soups.example/${name}.jpg`, photoOf(name))
    const { recipes } = await readFrom(mhtml([html(two), at('1'), at('2')]))
    expect(recipes.map(({ name, photo }) => [name, photo])).toEqual([
      ['One', photoOf('1')],
      ['Two', photoOf('2')],
    ])
  })

  it('is read in an archive, too', async () => {
    const { recipes } = await readFrom(zipOf([{ name: 'soup.mhtml', content: mhtml([html(PAGE), image()]) }]))
    expect(recipes.map(({ photo }) => photo)).toEqual([photoOf('soup')])
  })

  it('that is damaged is refused', async () => {
    const whole = mhtml([html(PAGE), image()])
    const code = async (text: string) => (await readFrom(text)).code
    expect(await code(whole.slice(0, -40))).toBe('TRUNCATED')
    expect(await code(mhtml([image()]))).toBe('NO_RECIPES')
    expect(await code(whole.replace(/boundary="[^"]+"/, 'x=1'))).toBe('UNREADABLE')
    expect(await code(mhtml(Array.from({ length: 10_001 }, () => image(IMAGE, Buffer.from('x')))))).toBe('TOO_MANY')
    // The lines of a recipe that look like the head of a message are a recipe.
    expect(await code('Title: Soup\nServes: 4\n\n200 g lentils\n1 onion\n\nSimmer the lentils.')).not.toBe('UNREADABLE')
  })
})

const resource = (address: string, data: Buffer, more: object = {}) => ({
  ...{ WebResourceURL: address, WebResourceData: data, WebResourceMIMEType: 'text/html' },
  ...more,
})
const archive = (page: string, others: object[] = [], more: object = {}) =>
  propertyList({
    WebMainResource: resource(ADDRESS, Buffer.from(page), { WebResourceTextEncodingName: 'UTF-8', ...more }),
    WebSubresources: others,
  })

describe('a web archive (MOVE-25)', () => {
  it('is a page with its picture and address', async () => {
    const found = await recipeFrom(
      archive(PAGE, [
        resource('https://soups.example/ü', Buffer.from('x')),
        resource(IMAGE, Buffer.from(photoOf('soup'))),
      ]),
    )
    expect(found).toMatchObject({ name: 'Lentil soup', photo: photoOf('soup'), source: { url: ADDRESS } })
    expect(found.lines[1]?.text).toBe('1 piece Gruyère')
  })

  it('is read in its own encoding', async () => {
    const data = Buffer.from(PAGE, 'utf16le')
    expect(
      (await recipeFrom(archive('', [], { WebResourceData: data, WebResourceTextEncodingName: 'UTF-16LE' }))).name,
    ).toBe('Lentil soup')
  })

  it('that is damaged, refers to itself or holds no page is refused', async () => {
    const whole = archive(PAGE, [resource(IMAGE, Buffer.from(photoOf('soup')))])
    const code = async (bytes: Buffer) => (await readFrom(bytes)).code
    expect(await code(propertyList({ Other: 'x' }))).toBe('NO_RECIPES')
    expect(await code(propertyList(['x']))).toBe('NO_RECIPES')
    for (const cut of [8, 20, 100, whole.length - 33, whole.length - 1])
      expect(['TRUNCATED', 'UNREADABLE', 'NO_RECIPES', 'TOO_MANY']).toContain(await code(whole.subarray(0, cut)))
    // A dictionary whose only thing is itself, by its name's place.
    const self = Buffer.concat([Buffer.from('bplist00'), Buffer.from([0xd1, 0, 0]), Buffer.from([8])])
    const trailer = Buffer.alloc(32)
    trailer.set([1, 1], 6)
    trailer.set([1], 15)
    trailer.set([11], 31)
    expect(await code(Buffer.concat([self, trailer]))).toBe('NO_RECIPES')
  })

  it.each([0, 1, 2, 3])('with bytes changed anywhere is a recipe or an error, never a fault (%s)', async (seed) => {
    const whole = archive(PAGE)
    for (let at = seed; at < whole.length; at += 23) {
      const damaged = Buffer.from(whole)
      damaged[at] = (damaged[at] ?? 0) ^ (0x81 >> seed)
      expect((await readFrom(damaged)).code ?? 'NONE').toMatch(/^[A-Z_]+$/)
    }
  })
})
