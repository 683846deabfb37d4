import type { Chain, Message, MessageContent } from '@countersign/api'
import { ApiError } from '@countersign/api/client'
import { buildSafeMessage } from '@countersign/safe'
import {
  printMessageContent,
  type MessageProposal,
  type MessageReply,
  type VerifiedMessage,
} from '@countersign/safe/exchange'
import { type Hex, isSameAddress } from '@countersign/primitives'
import { localMessages } from '../../data/chain-only/localMessages.ts'
import { readChainState } from '../../data/rpc/readChainState.ts'
import { api } from '../../data/client/apiClient.ts'
import { originText } from '@countersign/ledger'
import { messageContent } from '@countersign/describe/message'
import { signerOnly, validOf } from './add/keepImport.ts'
import { importMessages } from './importMessages.ts'

/** The content in the format of drafts and of the service. */
export const contentOf = ({ reviewed: { content } }: VerifiedMessage): MessageContent => messageContent(content)

/**
 * Adds an import to the account's messages: creates it if it is unknown, and adds every verified signature that is
 * missing there. Replaces nothing.
 * @returns the number of new signatures
 */
export async function addMessage(verified: VerifiedMessage): Promise<number> {
  const { reviewed, signatures, proposal } = verified
  const chainId = String(reviewed.chainId)
  const { safe, safeMessageHash: messageHash } = reviewed
  const known = await find(chainId, messageHash)
  const had = known?.confirmations.map(({ owner }) => owner.value) ?? []
  const missing = validOf(signatures).filter(({ owner }) => !had.some((one) => isSameAddress(one, owner)))
  const [first, ...others] = missing
  if (first === undefined) return 0
  if (known === null)
    await api().createMessage({
      params: { chainId, safe },
      body: { message: contentOf(verified), signature: first.data, origin: originText(proposal.origin, '') },
    })
  for (const { data } of known === null ? others : missing)
    await api().confirmMessage({ params: { chainId, messageHash }, body: { signature: data } })
  return missing.length
}

/** Merges an import with the message stored in this browser. Adds only verified signatures. */
export async function keepMessage(verified: VerifiedMessage, now = Date.now()): Promise<void> {
  const { reviewed, signatures, proposal } = verified
  await localMessages.put({
    chainId: String(reviewed.chainId),
    safe: reviewed.safe,
    messageHash: reviewed.safeMessageHash,
    message: contentOf(verified),
    signatures: validOf(signatures).map(({ owner, data }) => ({ owner, data, receivedAt: now })),
    proposer: signerOnly(proposal.proposer, signatures),
    origin: originText(proposal.origin, ''),
    source: 'import',
    createdAt: Math.min(proposal.createdAt, now),
    modifiedAt: now,
    offer: null,
  })
}

/**
 * The message that a returned signature belongs to, with that signature added.
 * @param place this browser, or the messages, whose service then learns the hash
 * @returns null if it was not found there
 * @throws {Error} if the message found has another hash than the signed one
 */
export async function findMessage(
  reply: MessageReply,
  chain: Chain,
  place: 'browser' | 'messages',
): Promise<MessageProposal | null> {
  const { safe, safeMessageHash, chainId, signatures } = reply
  const id = String(chainId)
  const content =
    place === 'browser'
      ? await localMessages.find({ chainId: id, messageHash: safeMessageHash })
      : await find(id, safeMessageHash)
  if (content === null) return null
  const { version } = await readChainState(chain, safe)
  const found = buildSafeMessage({ chainId, safe, version, content: content.message }).safeMessageHash
  if (found !== safeMessageHash) throw new Error(importMessages.otherMessage({ expected: safeMessageHash, found }))
  return {
    kind: 'message',
    chainId,
    chain: { name: chain.chainName, shortName: chain.shortName, symbol: chain.nativeCurrency.symbol },
    safe,
    version,
    message: printMessageContent(content.message),
    signatures,
    proposer: null,
    createdAt: Date.now(),
    origin: null,
    account: null,
    names: [],
    tokens: [],
  }
}

async function find(chainId: string, messageHash: Hex): Promise<Message | null> {
  try {
    return await api().getMessage({ params: { chainId, messageHash } })
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 404) return null
    throw error
  }
}
