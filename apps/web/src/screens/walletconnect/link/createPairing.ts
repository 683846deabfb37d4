import { dappsMessages } from '../dappsMessages.ts'
import type { FollowedLink } from '../model/pairingLink.ts'

const PROPOSAL_MS = 30_000

/**
 * Follows the links that the user pastes, one at a time. Only the first proposal of the last link is shown: a dapp that was rejected or
 * disconnected cannot ask again, and no other dapp can replace the proposal on screen.
 * @param pair contacts the dapp
 */
export function createPairing(pair: (uri: string) => Promise<unknown>) {
  let awaited: { readonly topic: string; readonly arrived: () => void } | null = null
  return {
    /** Whether the proposal is shown. */
    accepts(pairingTopic: string): boolean {
      if (awaited?.topic !== pairingTopic) return false
      awaited.arrived()
      awaited = null
      return true
    },
    /** Resolves when the proposal arrived; rejects if none arrives. */
    follow: ({ topic, uri }: FollowedLink): Promise<void> =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(dappsMessages.noResponse)), PROPOSAL_MS)
        const arrived = () => {
          clearTimeout(timer)
          resolve()
        }
        const mine = { topic, arrived }
        awaited = mine
        pair(uri).catch((error: unknown) => {
          if (awaited === mine) awaited = null
          clearTimeout(timer)
          reject(error instanceof Error ? error : new Error(String(error)))
        })
      }),
  }
}
