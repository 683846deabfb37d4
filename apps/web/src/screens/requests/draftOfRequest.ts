import type { Chain } from '@countersign/api'
import { findSafeDeployment } from '@countersign/chains'
import {
  buildTransaction,
  hashMessagePayload,
  hashSafeMessage,
  type Hex,
  type SafeTransactionData,
} from '@countersign/safe'
import type { QueryClient } from '@tanstack/react-query'
import { encodeFunctionData, parseAbi } from 'viem'
import { draftOf } from '../../data/chain-access/draftOf.ts'
import { draftStore } from '../../data/drafts/draftStore.ts'
import { messageDraftStore } from '../../data/drafts/messageDraftStore.ts'
import { noncesQuery } from '../../data/query/noncesQuery.ts'
import { safeQuery } from '../../data/query/safeQuery.ts'
import { readChainState } from '../../data/rpc/readChainState.ts'
import { findMessage } from '../../data/client/findMessage.ts'
import type { StoredRequest } from './requestStore.ts'

/** Where a request is read and signed. */
export type RequestPage =
  | { readonly to: 'review' | 'message-review'; readonly draft: string }
  | { readonly to: 'message'; readonly hash: Hex }

const signMessageAbi = parseAbi(['function signMessage(bytes data)'])

/** Makes the draft of what was asked; a message that owners were asked for before is that message. */
export async function draftOfRequest(request: StoredRequest, chain: Chain, client: QueryClient): Promise<RequestPage> {
  const { chainId, safe, app, key, ask } = request
  if (ask.kind === 'message') {
    const { version } = await readChainState(chain, safe)
    const hash = hashSafeMessage({ chainId: BigInt(chainId), safe, version, message: ask.content })
    if (await isKnownMessage(request, hash)) return { to: 'message', hash }
    const draft = messageDraftStore.save({ chainId, safe, message: ask.content, origin: app, request: key })
    return { to: 'message-review', draft }
  }
  const transaction = await transactionOf(request, chain, client)
  const message = ask.kind === 'on-chain-message' ? { message: ask.content } : {}
  const draft = draftStore.save({ chainId, safe, transaction, note: '', source: 'app', app, request: key, ...message })
  return { to: 'review', draft }
}

/** The transaction to review, with the nonce of this moment. */
export async function transactionOf(
  { ask, chainId, safe }: Pick<StoredRequest, 'ask' | 'chainId' | 'safe'>,
  chain: Chain,
  client: QueryClient,
): Promise<SafeTransactionData> {
  const account = { chainId, safe }
  const [state, nonces] = await Promise.all([
    client.fetchQuery({ ...safeQuery(account), staleTime: 0 }),
    client.fetchQuery({ ...noncesQuery(account), staleTime: 0 }),
  ])
  const nonce = BigInt(nonces.recommendedNonce)
  if (ask.kind === 'calls') {
    const calls = ask.calls.map((call) => ({ ...call, operation: 0 as const }))
    return draftOf(calls, { chain, safe: state, nonce, safeTxGas: ask.safeTxGas ?? null })
  }
  const version = (state.version ?? '').split('+')[0] ?? ''
  const library = findSafeDeployment(version, 'SignMessageLib')?.address
  if (!library)
    throw new Error(`No SignMessageLib is known for version ${version || 'of this account'}: it cannot sign a message.`)
  const data = encodeFunctionData({ abi: signMessageAbi, args: [hashMessagePayload(ask.content)] })
  return buildTransaction({ to: library, data, operation: 1, nonce })
}

/** Asked of the list: a message nobody has signed is no error. */
const isKnownMessage = async (account: StoredRequest, hash: Hex): Promise<boolean> =>
  (await findMessage(account, ({ messageHash }) => messageHash.toLowerCase() === hash)) !== null
