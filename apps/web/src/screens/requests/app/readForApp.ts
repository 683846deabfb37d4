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

/** `getSafeBalances`, with amounts as text. */
export async function balancesForApp({ chain, safe }: Account, { currency }: ParamsOf<'getSafeBalances'>) {
  const balances = await api().getBalances({
    params: { chainId: chain.chainId, safe, fiatCode: currency },
    query: { exclude_spam: true },
  })
  return z.encode(Balances, balances)
}

/** `getTxBySafeTxHash`: of the open account only. Apps ask with hashes of ordinary transactions too: the refusal is quick. */
export async function transactionForApp({ chain, safe }: Account, { safeTxHash }: ParamsOf<'getTxBySafeTxHash'>) {
  const unknown = () => new AppError(`This account has no transaction ${safeTxHash}`)
  const details = await api()
    .getTransaction({ params: { chainId: chain.chainId, id: safeTxHash } })
    .catch((error: unknown) => {
      throw error instanceof ApiError && error.statusCode >= 400 && error.statusCode < 500 ? unknown() : error
    })
  if (!isSameAddress(details.safeAddress, safe)) throw unknown()
  return z.encode(TransactionDetails, details)
}

/** A read of the chain. What a contract gave as its reason travels with the error. */
export async function readForApp(
  { chain }: Pick<Account, 'chain'>,
  { call, params }: ParamsOf<'rpcCall'>,
): Promise<unknown> {
  return (await rpcRequest(chain, call, params)) ?? null
}

/** `getOffChainSignature`: by the hash owners sign, or by that of the text or typed data itself. `''` while it is not complete. */
export async function signatureForApp({ chain, safe }: Account, hash: Hex): Promise<string> {
  const wanted = hash.toLowerCase()
  const message = await findMessage(
    { chainId: chain.chainId, safe },
    (item) => item.messageHash.toLowerCase() === wanted || payloadHashOf(item.message) === wanted,
  )
  if (message === null || message.status !== 'CONFIRMED') return ''
  return (await completeSignature(message.message, message, { chain, safe })) ?? ''
}

/** What somebody stored may not be hashable here. */
function payloadHashOf(message: Parameters<typeof hashMessagePayload>[0]): string | null {
  try {
    return hashMessagePayload(message)
  } catch {
    return null
  }
}
