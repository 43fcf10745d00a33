import { foldText } from '../../schema/foldText'
import { stemOf } from '../../schema/stemOf'

const stemsOf = (text: string): string[] => foldText(text).split(' ').map(stemOf)

/** What a pack says already. */
const SAID_BY_PACK = /^(?:tinned|bottled) /

/** Whether what to buy says what it is for: '2 tins of chickpeas, 400 g' names chickpeas, '2 lemons' no lemon zest. */
export function namesIt(buy: string, name: string): boolean {
  const said = new Set(stemsOf(buy))
  return stemsOf(name.replace(SAID_BY_PACK, '')).every((stem) => said.has(stem))
}
