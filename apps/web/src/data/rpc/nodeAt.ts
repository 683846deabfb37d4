import { gatherCalls } from './gatherCalls.ts'
import { sendCalls } from './sendCalls.ts'

/** Asks one node; rejects with an RpcError. */
export type AskNode = (method: string, params: readonly unknown[]) => Promise<unknown>

/** One node and no other, where the answer of each node counts for itself. Calls of one moment travel in one request. */
export function nodeAt(chainId: string, url: string, signal?: AbortSignal): AskNode {
  const target = { chainId, name: new URL(url).host, urls: () => [url] }
  return (method, params) => gatherCalls(url, { method, params }, (calls) => sendCalls(target, calls, true), signal)
}
