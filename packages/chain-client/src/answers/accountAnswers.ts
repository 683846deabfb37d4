import type { Chain, SafeOverview, SafeState } from '@countersign/api'
import type { ApiClient } from '@countersign/api/client'
import { plainAddress, publishedVersion, toNonces, toSafeState, toUnreadOverview } from '@countersign/ledger'
import { type Address, checksumAddress, isAddress, isSameAddress } from '@countersign/primitives'
import type { ChainState } from '../reads/readStateFrom.ts'
import { readOwners } from '../reads/readOwners.ts'
import { refusal, requireChain, type ChainOnlyContext } from '../context/ChainOnlyContext.ts'
import { queuedProposals } from './queuedProposals.ts'
import { readAccount, readDeployed } from '../context/readAccount.ts'
import type { ReadableChain } from '../reads/ReadableChain.ts'
import { answerMessages as messages } from './answerMessages.ts'

type Answers = Pick<ApiClient, 'getSafe' | 'getNonces' | 'getSafeOverviews' | 'getOwnerSafes' | 'getOwnerSafesByChain'>

/** Answers about accounts, from the chain. */
export function accountAnswers(context: ChainOnlyContext): Answers {
  return {
    async getSafe({ params: { chainId, safe } }) {
      const chain = requireChain(context, chainId)
      return safeState(chain, safe, await readDeployed(chain, safe))
    },
    async getNonces({ params: { chainId, safe } }) {
      const chain = requireChain(context, chainId)
      const [state, kept] = await Promise.all([readAccount(chain, safe), context.proposals.list({ chainId, safe })])
      return toNonces(
        state.nonce,
        kept.map(({ transaction }) => transaction.nonce),
      )
    },
    getSafeOverviews: ({ query } = {}) =>
      Promise.all(
        (query?.safes ?? '')
          .split(',')
          .filter(Boolean)
          .map((name) => overview(context, name, query?.wallet_address ?? null)),
      ),
    async getOwnerSafes({ params: { chainId, owner } }) {
      return { safes: await ownedOn(requireChain(context, chainId), context, owner) }
    },
    /** Only among the accounts that this browser knows: the chain does not list accounts by owner. */
    async getOwnerSafesByChain({ params: { owner } }) {
      const answers = context
        .chains()
        .map(async ({ chainId }) => [chainId, await ownedOn(requireChain(context, chainId), context, owner)] as const)
      return Object.fromEntries(await Promise.all(answers))
    },
  }
}

async function ownedOn(chain: ReadableChain, { knownAccounts }: ChainOnlyContext, owner: Address): Promise<Address[]> {
  const known = knownAccounts().filter(({ chainId }) => chainId === chain.chainId)
  const owned = await Promise.all(
    known.map(async ({ safe }) => {
      const owners = await readOwners(chain.ask, safe).catch(() => [])
      return owners.some((one) => isSameAddress(one, owner)) ? [checksumAddress(safe)] : []
    }),
  )
  return owned.flat()
}

async function overview(context: ChainOnlyContext, name: string, wallet: Address | null): Promise<SafeOverview> {
  const [chainId = '', address = ''] = name.split(':')
  if (!isAddress(address)) throw refusal(422, 'safe/malformed', messages.noAccount(name))
  const safe = checksumAddress(address)
  const empty = { address: plainAddress(safe), chainId, fiatTotal: '0', unpriced: true, lastActivity: null }
  try {
    const state = await readDeployed(requireChain(context, chainId), safe)
    const queue = await queuedProposals(context, { chainId, safe }, state)
    const isWaitingForWallet = (signers: readonly Address[]) =>
      wallet !== null &&
      state.owners.some((owner) => isSameAddress(owner, wallet)) &&
      signers.length < state.threshold &&
      !signers.some((signer) => isSameAddress(signer, wallet))
    return {
      ...empty,
      threshold: state.threshold,
      owners: state.owners.map(plainAddress),
      version: publishedVersion(state.masterCopy),
      queued: queue.length,
      awaitingConfirmation:
        wallet === null
          ? null
          : queue.filter(({ signatures }) => isWaitingForWallet(signatures.map(({ owner }) => owner))).length,
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { ...toUnreadOverview({ chainId, safe }, reason), ...empty }
  }
}

/** Without a service the tags of lists are not computed. */
const NO_TAGS = { collectiblesTag: null, txQueuedTag: null, txHistoryTag: null, messagesTag: null }

const safeState = (chain: Chain, safe: Address, state: ChainState): SafeState =>
  toSafeState(
    {
      ...state,
      address: safe,
      nonce: Number(state.nonce),
      singleton: state.masterCopy,
      version: publishedVersion(state.masterCopy),
    },
    { chainId: chain.chainId, recommendedVersion: chain.recommendedMasterCopyVersion ?? '', tags: NO_TAGS },
  )
