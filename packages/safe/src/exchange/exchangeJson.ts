import { type Address, checksumAddress, type Hex } from '@countersign/primitives'
import type { MessageProposal, MessageReply } from './MessageProposal.ts'
import { ownerProofJson } from './ownerProofJson.ts'
import { EXCHANGE_VERSION } from './parseExchange.ts'
import { MESSAGE_VERSION } from './parseMessage.ts'
import { sharedAccountJson } from './sharedAccountJson.ts'
import { sharedDraftJson } from './sharedDraftJson.ts'
import { sharedPlanJson } from './sharedPlanJson.ts'
import type { AccountFacts, ExchangeItem, SharedProposal, SignatureReply } from './SharedProposal.ts'

/** JSON values in the canonical order and spelling of the format: the inverse of `parseExchange`. */
export function exchangeJson(item: ExchangeItem): Readonly<Record<string, unknown>> {
  switch (item.kind) {
    case 'proposal':
      return proposalJson(item)
    case 'message':
      return messageJson(item)
    case 'draft':
      return sharedDraftJson(item)
    case 'account':
      return sharedAccountJson(item)
    case 'plan':
      return sharedPlanJson(item)
    case 'owner-proof-request':
    case 'owner-proof':
      return ownerProofJson(item)
    default:
      return replyJson(item)
  }
}

function replyJson(reply: SignatureReply | MessageReply) {
  const { kind, chainId, safe, signatures } = reply
  return {
    kind,
    version: EXCHANGE_VERSION,
    chainId: String(chainId),
    safe: checksumAddress(safe),
    ...(reply.kind === 'signatures'
      ? { safeTxHash: lower(reply.safeTxHash) }
      : { safeMessageHash: lower(reply.safeMessageHash) }),
    signatures: signatures.map(lower),
  }
}

function messageJson(item: MessageProposal) {
  const { message, origin } = item
  return {
    kind: item.kind,
    version: MESSAGE_VERSION,
    ...whereJson(item),
    message: { kind: message.kind, content: message.content },
    signatures: item.signatures.map(lower),
    proposer: orNull(item.proposer),
    createdAt: item.createdAt,
    origin: origin && { name: origin.name.slice(0, 200), url: origin.url.slice(0, 2000) },
    ...reportedJson(item),
  }
}

function proposalJson(proposal: SharedProposal) {
  const { transaction } = proposal
  return {
    kind: proposal.kind,
    version: EXCHANGE_VERSION,
    ...whereJson(proposal),
    transaction: {
      to: checksumAddress(transaction.to),
      value: String(transaction.value),
      data: lower(transaction.data),
      operation: transaction.operation,
      safeTxGas: String(transaction.safeTxGas),
      baseGas: String(transaction.baseGas),
      gasPrice: String(transaction.gasPrice),
      gasToken: checksumAddress(transaction.gasToken),
      refundReceiver: checksumAddress(transaction.refundReceiver),
      nonce: String(transaction.nonce),
    },
    signatures: proposal.signatures.map(lower),
    proposer: orNull(proposal.proposer),
    createdAt: proposal.createdAt,
    note: proposal.note.slice(0, 2000),
    ...reportedJson(proposal),
    messages: proposal.messages.map(({ kind, content, signatures }) => ({
      kind,
      content,
      signatures: signatures.map(lower),
    })),
  }
}

function whereJson({ chainId, chain, safe, version }: SharedProposal | MessageProposal) {
  return {
    chainId: String(chainId),
    chain: {
      name: chain.name.slice(0, 80),
      shortName: chain.shortName.slice(0, 40),
      symbol: chain.symbol.slice(0, 20),
    },
    safe: checksumAddress(safe),
    safeVersion: version,
  }
}

/** The sender's unsigned values. */
function reportedJson({ account, names, tokens }: SharedProposal | MessageProposal) {
  return {
    account: account === null ? null : factsJson(account),
    names: names.map(({ address, name }) => ({ address: checksumAddress(address), name: name.slice(0, 80) })),
    tokens: tokens.map(({ address, symbol, decimals, kind }) => ({
      address: checksumAddress(address),
      symbol: symbol.slice(0, 32),
      decimals,
      kind,
    })),
  }
}

function factsJson(facts: AccountFacts) {
  return {
    source: facts.source,
    block: facts.block === null ? null : String(facts.block),
    blockHash: facts.blockHash === null ? null : lower(facts.blockHash),
    owners: facts.owners.map(checksumAddress),
    threshold: facts.threshold,
    nonce: String(facts.nonce),
    masterCopy: orNull(facts.masterCopy),
    modules: facts.modules.map(checksumAddress),
    guard: orNull(facts.guard),
    fallbackHandler: orNull(facts.fallbackHandler),
  }
}

const orNull = (address: Address | null) => (address === null ? null : checksumAddress(address))
const lower = (hex: Hex): Hex => `0x${hex.slice(2).toLowerCase()}`
