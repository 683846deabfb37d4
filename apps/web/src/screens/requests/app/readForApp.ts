import { AppError, type ParamsOf } from '@countersign/app-bridge'
import { Balances, TransactionDetails } from '@countersign/api'
import { ApiError } from '@countersign/api/client'
import { hashMessagePayload } from '@countersign/safe'
import { type Hex, isSameAddress } from '@countersign/primitives'
import * as z from 'zod/mini'
import { api } from '../../../data/client/apiClient.ts'
import { rpcRequest } from '../../../data/rpc/rpcRequest.ts'
import { findMessage } from '../../../data/client/findMessage.ts'
import { completeSignature } from '../answerOf.ts'
import type { AppAccount } from './AppAccount.ts'

type Account = Pick<AppAccount, 'chain' | 'safe'>

/** `getSafeBalances`, with amounts as decimal text. */
export async function balancesForApp({ chain, safe }: Account, { currency }: ParamsOf<'getSafeBalances'>) {
  const balances = await api().getBalances({
    params: { chainId: chain.chainId, safe, fiatCode: currency },
    query: { exclude_spam: true },
  })
  return z.encode(Balances, balances)
}

/**
 * `getTxBySafeTxHash`, limited to the open account. Apps also ask for hashes of other transactions, so the refusal is
 * fast.
 */
export async function transactionForApp({ chain, safe }: Account, { safeTxHash }: ParamsOf<'getTxBySafeTxHash'>) {
  // no message: an answer to a program
  const unknown = () => new AppError(`This account has no transaction ${safeTxHash}`)
  const details = await api()
    .getTransaction({ params: { chainId: chain.chainId, id: safeTxHash } })
    .catch((error: unknown) => {
      throw error instanceof ApiError && error.statusCode >= 400 && error.statusCode < 500 ? unknown() : error
    })
  if (!isSameAddress(details.safeAddress, safe)) throw unknown()
  return z.encode(TransactionDetails, details)
}

/** Reads the chain. The error contains the revert reason of the contract. */
export async function readForApp(
  { chain }: Pick<Account, 'chain'>,
  { call, params }: ParamsOf<'rpcCall'>,
): Promise<unknown> {
  return (await rpcRequest(chain, call, params)) ?? null
}

/**
 * `getOffChainSignature`: by the hash that owners sign, or by the hash of the text or typed data. Returns `''` while
 * signatures are missing.
 */
export async function signatureForApp({ chain, safe }: Account, hash: Hex, signal?: AbortSignal): Promise<string> {
  const wanted = hash.toLowerCase()
  const message = await findMessage(
    { chainId: chain.chainId, safe },
    (item) => item.messageHash.toLowerCase() === wanted || payloadHashOf(item.message) === wanted,
    signal,
  )
  if (message === null || message.status !== 'CONFIRMED') return ''
  return (await completeSignature(message.message, message, { chain, safe })) ?? ''
}

/** A stored message may be impossible to hash in this browser. */
function payloadHashOf(message: Parameters<typeof hashMessagePayload>[0]): string | null {
  try {
    return hashMessagePayload(message)
  } catch {
    return null
  }
}
