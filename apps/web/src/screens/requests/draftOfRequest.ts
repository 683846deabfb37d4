import type { Chain } from '@countersign/api'
import { buildTransaction, hashMessagePayload, hashSafeMessage, type SafeTransactionData } from '@countersign/safe'
import type { QueryClient } from '@tanstack/react-query'
import { encodeFunctionData, parseAbi } from 'viem'
import { contractForAccount } from '../../data/chain-access/contractForAccount.ts'
import { placeStore } from '../../data/drafts/placeStore.ts'
import { type Draft, draftStore } from '../../data/drafts/draftStore.ts'
import { type MessageDraft, messageDraftStore } from '../../data/drafts/messageDraftStore.ts'
import { noncesQuery } from '../../data/query/noncesQuery.ts'
import { safeQuery } from '../../data/query/safeQuery.ts'
import { draftWithFreshNonce } from '../../parts/draft/draftWithFreshNonce.ts'
import type { StoredRequest } from './requestStore.ts'
import { requestsMessages } from './requestsMessages.ts'
import type { Hex } from '@countersign/primitives'
import { readChainState } from '../../data/rpc/readChainState.ts'
import { findMessage } from '../../data/client/findMessage.ts'

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
  const library = contractForAccount('SignMessageLib', version, { chain, safe: state })
  if (!library) throw new Error(version === '' ? requestsMessages.noLibraryHere : requestsMessages.noLibrary(version))
  const data = encodeFunctionData({ abi: signMessageAbi, args: [hashMessagePayload(ask.content)] })
  return buildTransaction({
    to: library,
    data,
    operation: 1,
    nonce: placeStore.get(account)?.nonce ?? BigInt(nonces.recommendedNonce),
  })
}

/** The page on which a request is reviewed and signed. */
type RequestPage =
  | { readonly to: 'review' | 'message-review'; readonly draft: string }
  | { readonly to: 'message'; readonly hash: Hex }

/** Stores the draft for its review. A message that was requested before has a page already. */
export async function pageOfRequest(made: RequestDraft, chain: Chain): Promise<RequestPage> {
  if (made.kind === 'transaction') return { to: 'review', draft: draftStore.save(made.draft) }
  const hash = await findKnownHash(made.draft, chain)
  return hash === null ? { to: 'message-review', draft: messageDraftStore.save(made.draft) } : { to: 'message', hash }
}

/** Searches the list, because a request by hash fails for a message without signatures. */
async function findKnownHash(draft: MessageDraft, chain: Chain): Promise<Hex | null> {
  const { chainId, safe, message } = draft
  const { version } = await readChainState(chain, safe)
  const hash = hashSafeMessage({ chainId: BigInt(chainId), safe, version, message })
  const known = await findMessage({ chainId, safe }, ({ messageHash }) => messageHash.toLowerCase() === hash)
  return known === null ? null : hash
}
