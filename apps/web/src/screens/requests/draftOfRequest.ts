import type { Chain } from '@countersign/api'
import { findSafeDeployment } from '@countersign/chains'
import { buildTransaction, hashMessagePayload, type SafeTransactionData } from '@countersign/safe'
import type { QueryClient } from '@tanstack/react-query'
import { encodeFunctionData, parseAbi } from 'viem'
import type { Draft } from '../../data/drafts/draftStore.ts'
import type { MessageDraft } from '../../data/drafts/messageDraftStore.ts'
import { noncesQuery } from '../../data/query/noncesQuery.ts'
import { safeQuery } from '../../data/query/safeQuery.ts'
import { draftWithFreshNonce } from '../../parts/draft/draftWithFreshNonce.ts'
import type { StoredRequest } from './requestStore.ts'
import { requestsMessages } from './requestsMessages.ts'

/** The draft that is shown, reviewed and signed for a request. */
export type RequestDraft =
  | { readonly kind: 'transaction'; readonly draft: Draft }
  | { readonly kind: 'message'; readonly draft: MessageDraft }

const signMessageAbi = parseAbi(['function signMessage(bytes data)'])

/** Makes the draft for a request of an embedded app or a connected dapp. A transaction gets the next free nonce. */
export async function draftOfRequest(request: StoredRequest, chain: Chain, client: QueryClient): Promise<RequestDraft> {
  const { chainId, safe, app, key, ask } = request
  if (ask.kind === 'message')
    return { kind: 'message', draft: { chainId, safe, message: ask.content, origin: app, request: key } }
  const transaction = await transactionOf(request, chain, client)
  const message = ask.kind === 'on-chain-message' ? { message: ask.content } : {}
  return {
    kind: 'transaction',
    draft: { chainId, safe, transaction, note: '', source: 'app', app, request: key, ...message },
  }
}

async function transactionOf(
  { ask, chainId, safe }: Pick<StoredRequest, 'ask' | 'chainId' | 'safe'>,
  chain: Chain,
  client: QueryClient,
): Promise<SafeTransactionData> {
  const account = { chainId, safe }
  if (ask.kind === 'calls') {
    const calls = ask.calls.map((call) => ({ ...call, operation: 0 as const }))
    return draftWithFreshNonce(client, calls, { chain, key: account, safeTxGas: ask.safeTxGas ?? null })
  }
  const [state, nonces] = await Promise.all([
    client.fetchQuery({ ...safeQuery(account), staleTime: 0 }),
    client.fetchQuery({ ...noncesQuery(account), staleTime: 0 }),
  ])
  const version = (state.version ?? '').split('+')[0] ?? ''
  const library = findSafeDeployment(version, 'SignMessageLib')?.address
  if (!library) throw new Error(version === '' ? requestsMessages.noLibraryHere : requestsMessages.noLibrary(version))
  const data = encodeFunctionData({ abi: signMessageAbi, args: [hashMessagePayload(ask.content)] })
  return buildTransaction({ to: library, data, operation: 1, nonce: BigInt(nonces.recommendedNonce) })
}
