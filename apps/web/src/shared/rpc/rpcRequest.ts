import type { Chain } from '@countersign/api'
import * as z from 'zod/mini'
import { ownRpcUrls } from './ownRpcUrls.ts'
import { RpcError } from './RpcError.ts'
import { rpcUrls, type RpcApiKeys } from './rpcUrls.ts'

type RpcChain = Pick<Chain, 'chainId' | 'chainName' | 'rpcUri' | 'publicRpcUri'>
type Call = { method: string; params: readonly unknown[]; resolve(value: unknown): void; reject(error: unknown): void }
type Group = { readonly chain: RpcChain; readonly isApart: boolean; readonly calls: Call[] }

const BATCH_WAIT_MS = 8
const TIMEOUT_MS = 10_000
/** A provider that failed is left out this long, instead of being paid for on every call. */
const BAD_LEG_MS = 30_000

const Answer = z.object({
  id: z.number(),
  result: z.optional(z.unknown()),
  error: z.optional(z.object({ code: z.number(), message: z.string(), data: z.optional(z.unknown()) })),
})

let apiKeys: RpcApiKeys = {}
const waiting = new Map<string, Group>()
const badUntil = new Map<string, number>()
const refusesBatches = new Set<string>()

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

function ask(chain: RpcChain, method: string, params: readonly unknown[], isApart: boolean): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const call = { method, params, resolve, reject }
    const key = `${chain.chainId} ${isApart}`
    const group = waiting.get(key)
    if (group) {
      group.calls.push(call)
      return
    }
    waiting.set(key, { chain, isApart, calls: [call] })
    setTimeout(() => void flush(key), BATCH_WAIT_MS)
  })
}

async function flush(key: string): Promise<void> {
  const group = waiting.get(key)
  if (!group) return
  waiting.delete(key)
  const { chain, calls, isApart } = group
  let last: unknown
  for (const url of liveRpcUrls(chain)) {
    try {
      const answers = await post(url, group)
      settle(calls, answers)
      return
    } catch (error) {
      if (!isApart) badUntil.set(url, Date.now() + BAD_LEG_MS)
      last = error
    }
  }
  const error = new RpcError(`No provider of ${chain.chainName} answers`, null, last)
  for (const call of calls) call.reject(error)
}

async function post(url: string, { calls, isApart }: Group): Promise<z.output<typeof Answer>[]> {
  const bodies = calls.map(({ method, params }, id) => ({ jsonrpc: '2.0', id, method, params }))
  const [only] = bodies
  if (bodies.length === 1 && only) return [await postOne(url, only)]
  if (!refusesBatches.has(url)) {
    const parsed = z.array(Answer).safeParse(await send(url, bodies))
    if (parsed.success) return parsed.data
    if (!isApart) refusesBatches.add(url)
  }
  return Promise.all(bodies.map((body) => postOne(url, body)))
}

const postOne = async (url: string, body: object): Promise<z.output<typeof Answer>> =>
  Answer.parse(await send(url, body))

async function send(url: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new RpcError(`${new URL(url).host} answered ${response.status} ${response.statusText}`)
  return response.json()
}

function settle(calls: readonly Call[], answers: readonly z.output<typeof Answer>[]): void {
  const byId = new Map(answers.map((answer) => [answer.id, answer]))
  for (const [id, call] of calls.entries()) {
    const answer = byId.get(id)
    if (answer?.error) call.reject(new RpcError(answer.error.message, answer.error.code, undefined, answer.error.data))
    else if (answer && 'result' in answer) call.resolve(answer.result)
    else call.reject(new RpcError(`The chain gave no answer to ${call.method}`))
  }
}

const isBad = (url: string): boolean => (badUntil.get(url) ?? 0) > Date.now()
