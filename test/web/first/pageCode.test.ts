import { type CodeTable, filesOf } from '../../../web/first/pageCode'

const TABLE: CodeTable = {
  files: [
    'assets/react-1.js',
    'assets/index-1.js',
    'assets/Plan-1.js',
    'assets/Shop-1.js',
    'assets/Login-1.js',
    'assets/Edit-1.js',
    'assets/New-1.js',
  ],
  entry: [0, 1],
  pages: [
    { path: '/', mode: 'plan', isGuarded: true, files: [2] },
    { path: '/', mode: 'shop', isGuarded: true, files: [3] },
    { path: '/dishes/new', isGuarded: true, files: [6] },
    { path: '/dishes/:id', isGuarded: true, files: [5] },
    { path: '/login', files: [4] },
  ],
}
const at = (address: string, isKnown = true) => {
  const { pathname, search } = new URL(address, 'https://example.com')
  return filesOf(TABLE, { pathname, search }, isKnown).map((file) => /assets\/(\w+)/.exec(file)?.[1])
}

describe('The code of an address', () => {
  it.each([
    ['/', ['react', 'index', 'Plan']],
    ['/?mode=shop', ['react', 'index', 'Shop']],
    ['/?tab=1', ['react', 'index', 'Shop']],
    ['/dishes/new', ['react', 'index', 'New']],
    ['/dishes/17/', ['react', 'index', 'Edit']],
    ['/login', ['react', 'index', 'Login']],
    ['/login/else', ['react', 'index']],
    ['/dishes/17/more', ['react', 'index']],
  ])('at %s is that of its page, after what every page begins with', (address, names) => {
    expect(at(address)).toEqual(names)
  })

  it('is that of the sign-in page where a page needs a person and none is known', () => {
    expect(at('/dishes/17', false)).toEqual(['react', 'index', 'Login'])
    expect(at('/login', false)).toEqual(['react', 'index', 'Login'])
  })

  it('is named as it is fetched', () => {
    expect(filesOf(TABLE, { pathname: '/login', search: '' }, false)[0]).toBe('/assets/react-1.js')
  })
})
