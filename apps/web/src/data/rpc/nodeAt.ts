import type { AskNode } from '@countersign/chain-client/reads'
import { gatherCalls } from './gatherCalls.ts'
import { sendCalls } from './sendCalls.ts'

/** Uses one node only, so that the answer of each node can be compared. Calls of one moment share one request. */
export function nodeAt(chainId: string, url: string, signal?: AbortSignal): AskNode {
  const target = { chainId, name: new URL(url).host, urls: () => [url] }
  return (method, params) => gatherCalls(url, { method, params }, (calls) => sendCalls(target, calls, true), signal)
}
