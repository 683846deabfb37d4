import { gatherCalls } from './gatherCalls.ts'
import { sendCalls } from './sendCalls.ts'

/** Sends a call to one node; rejects with an RpcError. */
export type AskNode = (method: string, params: readonly unknown[]) => Promise<unknown>

/** Uses one node only, so that the answer of each node can be compared. Calls of one moment share one request. */
export function nodeAt(chainId: string, url: string, signal?: AbortSignal): AskNode {
  const target = { chainId, name: new URL(url).host, urls: () => [url] }
  return (method, params) => gatherCalls(url, { method, params }, (calls) => sendCalls(target, calls, true), signal)
}
