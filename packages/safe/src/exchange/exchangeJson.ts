import { checksumAddress } from '../address/checksumAddress.ts'
import type { Address } from '../address/Address.ts'
import type { Hex } from '../hex/Hex.ts'
import { EXCHANGE_VERSION } from './parseExchange.ts'
import type { AccountFacts, ExchangeItem, SharedProposal, SignatureReply } from './SharedProposal.ts'

/** JSON values in the one order and spelling of the format: the inverse of `parseExchange`. */
export function exchangeJson(item: ExchangeItem): Readonly<Record<string, unknown>> {
  return item.kind === 'proposal' ? proposalJson(item) : replyJson(item)
}

function replyJson({ kind, chainId, safe, safeTxHash, signatures }: SignatureReply) {
  return {
    kind,
    version: EXCHANGE_VERSION,
    chainId: String(chainId),
    safe: checksumAddress(safe),
    safeTxHash: lower(safeTxHash),
    signatures: signatures.map(lower),
  }
}

function proposalJson(proposal: SharedProposal) {
  const { transaction, account } = proposal
  return {
    kind: proposal.kind,
    version: EXCHANGE_VERSION,
    chainId: String(proposal.chainId),
    chain: {
      name: proposal.chain.name.slice(0, 80),
      shortName: proposal.chain.shortName.slice(0, 40),
      symbol: proposal.chain.symbol.slice(0, 20),
    },
    safe: checksumAddress(proposal.safe),
    safeVersion: proposal.version,
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
    account: account === null ? null : factsJson(account),
    names: proposal.names.map(({ address, name }) => ({ address: checksumAddress(address), name: name.slice(0, 80) })),
    tokens: proposal.tokens.map(({ address, symbol, decimals, kind }) => ({
      address: checksumAddress(address),
      symbol: symbol.slice(0, 32),
      decimals,
      kind,
    })),
    messages: proposal.messages.map(({ kind, content, signatures }) => ({
      kind,
      content,
      signatures: signatures.map(lower),
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
