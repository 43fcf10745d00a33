import { Replica } from '../../../web/live/replica/Replica'
import { listPart } from '../../../web/shopping/listPart'
import { partDevice } from '../../support/partDevice'
import { ListServer } from '../shopping/listServer'

const tick = (key: string) => [{ tick: { key, amount: 1 } }]

it('shows nothing that was done for another household, and keeps it for the server to refuse (HH-20)', () => {
  const part = new Replica('ann', partDevice()).part(listPart)
  const server = new ListServer()
  part.act(tick('before-g'), 1000)
  part.hear(server.list(), { id: 'here', members: [] })
  part.act(tick('here-g'), 2000)
  expect([...part.view().amounts.keys()].sort()).toEqual(['before-g', 'here-g'])
  part.hear(server.list(), { id: 'there', members: [] })
  part.act(tick('there-g'), 3000)
  expect([...part.view().amounts.keys()].sort()).toEqual(['before-g', 'there-g'])
  expect(part.pending()).toHaveLength(3)
})
