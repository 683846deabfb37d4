import { useState } from 'react'
import { ownChains } from '../../data/config/ownChains.ts'
import { setOwnOrigins } from '../../data/rpc/ownOrigins.ts'
import { ownRpcUrls } from '../../data/rpc/ownRpcUrls.ts'
import type { NodeReport } from './probeNode.ts'

export type ProbeState =
  | { readonly kind: 'idle' | 'asking' }
  | { readonly kind: 'problem'; readonly words: string; readonly needsReload: boolean }

/** Every node this browser adds: the page's policy must name them. */
export const allOwnUrls = (): string[] => [
  ...Object.values(ownRpcUrls.get()).flat(),
  ...ownChains.get().map(({ rpcUri }) => rpcUri.value),
]

/** Asks a node somebody typed what it is. Nothing is kept before it answered. */
export function useProbe() {
  const [state, setState] = useState<ProbeState>({ kind: 'idle' })
  const fail = (words: string, needsReload = false) => setState({ kind: 'problem', words, needsReload })
  /** @returns null when it failed, and why is shown then */
  async function probe(text: string): Promise<{ url: string; report: NodeReport } | null> {
    const url = text.trim()
    if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
      fail('This is no address of a node: it begins with https:// or http://.')
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
    if (result.kind === 'unreachable' && needsReload)
      fail(`${result.words} The policy of this page does not name it yet: load the page again, then add it.`, true)
    else fail(result.words)
    return null
  }
  return { state, probe, fail }
}
