import { useContext, useState } from 'react'
import type { Problem } from '../../ui/FormProblems'
import { callServer } from '../callServer'
import { SessionEndsContext } from '../plainHooks'
import { messages } from './messages'
import { ProveByPasswordText } from './operations.generated'

/**
 * Proves that it is the person, by what `ProofField` holds, before what the server does for who is proven alone
 * (docs/product.md ACC-88). `prove` answers with what is wrong; empty when the person is proven.
 */
export function useProof(): { prove: (password: string) => Promise<readonly Problem[]>; proving: boolean } {
  const ends = useContext(SessionEndsContext)
  const [proving, setProving] = useState(false)
  const prove = async (password: string): Promise<readonly Problem[]> => {
    const failed = [{ field: null, message: messages.proofFailed }]
    if (ends === null) return failed
    setProving(true)
    try {
      return (await callServer(ProveByPasswordText, { input: { password } }, ends)).proveByPassword.errors
    } catch {
      return failed
    } finally {
      setProving(false)
    }
  }
  return { prove, proving }
}
