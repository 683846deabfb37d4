import { HexSchema } from '@countersign/api'
import { errorText, type Hex, isSameAddress } from '@countersign/primitives'
import {
  keccak256,
  parseTransaction,
  recoverTransactionAddress,
  type PublicClient,
  type TransactionSerialized,
} from 'viem'
import { nodeAt } from '../../data/rpc/nodeAt.ts'
import { type Eip1193Provider, normalizeWalletError, WalletError } from '@countersign/connect/core'
import { ReviewError } from '../sequence/ReviewError.ts'
import { ExecutionError } from './ExecutionError.ts'
import type { WalletRequest } from './WalletRequest.ts'
import { walletRequestMessages as messages } from './walletRequestMessages.ts'

/** A node that the person or the operator named. */
export type NamedNode = { readonly chainId: string; readonly url: string }

/** Nodes answer so when they got the same transaction from another node first. */
const KNOWN = /already known|already imported|known transaction/i

/** The wallet signs without sending, the page compares what was signed, and sends it to one node. */
export async function signAndBroadcast(
  client: PublicClient,
  provider: Eip1193Provider,
  request: WalletRequest,
  { chainId, url }: NamedNode,
): Promise<Hex> {
  const count = await client.getTransactionCount({ address: request.from, blockTag: 'pending' })
  const complete = {
    ...request,
    nonce: request.nonce ?? `0x${count.toString(16)}`,
    chainId: `0x${BigInt(chainId).toString(16)}`,
  } as const
  const answer = await provider
    .request({ method: 'eth_signTransaction', params: [complete] })
    .catch((error: unknown) => {
      throw normalizeWalletError(error)
    })
  const signed = HexSchema.safeParse(answer)
  if (!signed.success) throw new WalletError('failed', { detail: messages.noSignedTransaction })
  await assertSigned(signed.data, complete)
  await nodeAt(chainId, url)('eth_sendRawTransaction', [signed.data]).catch((error: unknown) => {
    if (KNOWN.test(errorText(error))) return
    throw new ExecutionError(
      'not-possible',
      messages.nodeRefused({ host: new URL(url).host, reason: errorText(error) }),
      error,
    )
  })
  return keccak256(signed.data)
}

type Complete = WalletRequest & { readonly nonce: Hex; readonly chainId: Hex }

/** @throws {ReviewError} `hash-differs` when the wallet signed anything but the request, or with another key */
export async function assertSigned(raw: Hex, request: Complete): Promise<void> {
  if (!(await isOfRequest(raw, request))) throw new ReviewError('hash-differs', messages.otherSigned)
}

async function isOfRequest(raw: Hex, request: Complete): Promise<boolean> {
  try {
    if (!isSerialized(raw)) return false
    const { to, data = '0x', value = 0n, nonce = 0, chainId } = parseTransaction(raw)
    return (
      isSameAddress(await recoverTransactionAddress({ serializedTransaction: raw }), request.from) &&
      typeof to === 'string' &&
      isSameAddress(to, request.to) &&
      data.toLowerCase() === request.data.toLowerCase() &&
      value === BigInt(request.value) &&
      BigInt(nonce) === BigInt(request.nonce) &&
      BigInt(chainId ?? 0) === BigInt(request.chainId)
    )
  } catch {
    return false
  }
}

/** A list of a legacy transaction, or type 1 or 2. The page never asks for blobs or delegations. */
const isSerialized = (raw: Hex): raw is TransactionSerialized => /^0x(0[12]|[c-f])/.test(raw)
