import { useState } from 'react'
import { ownChains } from '../../data/config/ownChains.ts'
import { setOwnOrigins } from '../../data/rpc/ownOrigins.ts'
import { ownRpcUrls } from '../../data/rpc/ownRpcUrls.ts'
import type { NodeReport } from './probeNode.ts'
import { addNetworkMessages } from './addNetworkMessages.ts'

export type ProbeState =
  | { readonly kind: 'idle' | 'asking' }
  | { readonly kind: 'problem'; readonly words: string; readonly needsReload: boolean }

/** All node URLs of this browser, which the content security policy must contain. */
export const allOwnUrls = (): string[] => [
  ...Object.values(ownRpcUrls.get()).flat(),
  ...ownChains.get().map(({ rpcUri }) => rpcUri.value),
]

/** Queries a node that the owner entered. Nothing is stored before it responded. */
export function useProbe() {
  const [state, setState] = useState<ProbeState>({ kind: 'idle' })
  const fail = (words: string, needsReload = false) => setState({ kind: 'problem', words, needsReload })
  /** @returns null after a failure, whose reason is then shown */
  async function probe(text: string): Promise<{ url: string; report: NodeReport } | null> {
    const url = text.trim()
    if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
      fail(addNetworkMessages.noAddress)
      return null
    }
    setState({ kind: 'asking' })
    const { needsReload } = setOwnOrigins([...allOwnUrls(), url])
    const { probeNode } = await import('./probeNode.ts')
    const result = await probeNode(url)
    if (result.ok) {
      setState({ kind: 'idle' })
      return { url, report: result }
    }
    setOwnOrigins(result.kind === 'unreachable' && needsReload ? [...allOwnUrls(), url] : allOwnUrls())
    if (result.kind === 'unreachable' && needsReload) fail(addNetworkMessages.policy({ reason: result.words }), true)
    else fail(result.words)
    return null
  }
  return { state, probe, fail }
}
