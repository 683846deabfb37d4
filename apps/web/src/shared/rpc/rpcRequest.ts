import type { Chain } from '@countersign/api'
import { gatherCalls, settle, type WaitingCall } from './gatherCalls.ts'
import { ownRpcUrls } from './ownRpcUrls.ts'
import { postCalls, resultOf } from './postCalls.ts'
import { RpcError } from './RpcError.ts'
import { rpcUrls, type RpcApiKeys } from './rpcUrls.ts'

type RpcChain = Pick<Chain, 'chainId' | 'chainName' | 'rpcUri' | 'publicRpcUri'>

/** A provider that failed is left out this long, instead of being paid for on every call. */
const BAD_LEG_MS = 30_000

let apiKeys: RpcApiKeys = {}
const badUntil = new Map<string, number>()

/** Called once with the run-time configuration. */
export const setRpcApiKeys = (keys: RpcApiKeys): void => {
  apiKeys = keys
}

/** Where this chain is asked right now, providers that failed a moment ago last. */
export const liveRpcUrls = (chain: RpcChain): string[] =>
  [...new Set([...(ownRpcUrls.get()[chain.chainId] ?? []), ...rpcUrls(chain, apiKeys)])].toSorted(
    (first, second) => Number(isBad(first)) - Number(isBad(second)),
  )

/**
 * One JSON-RPC read, without any Ethereum library. Reads asked for in the same moment travel in one request.
 * @throws {RpcError} with the node's code and words, or code null when no provider answered.
 */
export const rpcRequest = (chain: RpcChain, method: string, params: readonly unknown[]): Promise<unknown> =>
  ask(chain, method, params, false)

/**
 * A read many nodes refuse or are slow with, as of an old state: it travels in a request apart from the others, and a node that
 * fails at it is asked for everything else as before.
 */
export const rpcRequestApart = (chain: RpcChain, method: string, params: readonly unknown[]): Promise<unknown> =>
  ask(chain, method, params, true)

const ask = (chain: RpcChain, method: string, params: readonly unknown[], isApart: boolean): Promise<unknown> =>
  gatherCalls(`${chain.chainId} ${isApart}`, { method, params }, (calls) => send(chain, calls, isApart))

async function send(chain: RpcChain, calls: readonly WaitingCall[], isApart: boolean): Promise<void> {
  let last: unknown
  for (const url of liveRpcUrls(chain)) {
    try {
      const byId = new Map((await postCalls(url, calls, isApart)).map((answer) => [answer.id, answer]))
      for (const [id, call] of calls.entries()) settle(call, () => resultOf(byId.get(id), call))
      return
    } catch (error) {
      if (!isApart) badUntil.set(url, Date.now() + BAD_LEG_MS)
      last = error
    }
  }
  const error = new RpcError(`No provider of ${chain.chainName} answers`, null, last)
  for (const call of calls) call.reject(error)
}

const isBad = (url: string): boolean => (badUntil.get(url) ?? 0) > Date.now()
