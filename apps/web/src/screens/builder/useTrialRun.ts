import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { BaseError, decodeFunctionResult } from 'viem'
import { publicClientFor } from '../../data/chain-access/publicClientFor.ts'
import { revertReason } from '@countersign/chain-client/review'
import { useAccount } from '../../data/url/useAccount.ts'
import type { CheckedCall } from './model/checkBuilderCall.ts'
import { toAbiFunction, type Method } from './model/Method.ts'

export type TrialRun =
  | { readonly state: 'waiting' | 'running' }
  | { readonly state: 'unknown'; readonly reason: string }
  | { readonly state: 'succeeds'; readonly returns: string | null }
  | { readonly state: 'reverts'; readonly reason: string }

/** Long enough that no request is sent while typing. */
const PAUSE_MS = 400

/** Simulates the call alone, from the account, at the latest block, without the calls before it. */
export function useTrialRun({ call, method }: Pick<CheckedCall, 'call' | 'method'>): TrialRun {
  const { chain, safe } = useAccount()
  const name = call === null ? null : [call.to, call.value, call.data].join()
  const [settled] = useDebouncedValue(name, PAUSE_MS)
  const isSettled = settled === name
  const trial = useQuery({
    queryKey: ['trial-run', chain.chainId, safe, name],
    queryFn: async (): Promise<TrialRun> => {
      if (call === null) return { state: 'waiting' }
      try {
        const { data } = await publicClientFor(chain).call({ account: safe, ...call })
        return { state: 'succeeds', returns: data === undefined || method === null ? null : wordsOf(method, data) }
      } catch (error) {
        const reason = revertReason(error)
        if (reason === null) throw error
        return { state: 'reverts', reason }
      }
    },
    enabled: call !== null && isSettled,
    staleTime: 15_000,
    retry: false,
    meta: { persist: false },
  })
  if (call === null) return { state: 'waiting' }
  if (trial.isError) return { state: 'unknown', reason: wordsOfError(trial.error) }
  return trial.data ?? { state: 'running' }
}

/** The node's words for too little coin, or a missing contract. */
const wordsOfError = (error: Error): string =>
  (error instanceof BaseError && error.details !== '' ? error.details : error.message).split('\n')[0] ?? ''

function wordsOf(method: Method, data: `0x${string}`): string | null {
  if (method.outputs.length === 0 || data === '0x') return null
  try {
    const result: unknown = decodeFunctionResult({ abi: [toAbiFunction(method)], data })
    const text = JSON.stringify(result, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))
    return text.length > 60 ? `${text.slice(0, 60)}…` : text
  } catch {
    return null
  }
}
