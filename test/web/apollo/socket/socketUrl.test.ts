import { socketUrl } from '../../../../web/apollo/socket/openSocket'

it('a page under https opens encrypted sockets of its host', () => {
  expect(socketUrl('https://meals.example/shop?next=%2F#list')).toBe('wss://meals.example/graphql')
  expect(socketUrl('http://127.0.0.1:4000/')).toBe('ws://127.0.0.1:4000/graphql')
})
