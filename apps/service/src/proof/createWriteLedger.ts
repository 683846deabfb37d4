import { type DemoKey, demoOwners, spareKeys } from '@countersign/devchain'
import { type Address, keccak256, stringToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import {
  type Account,
  buildConfirmationRequest,
  buildDelegateRemovalRequest,
  buildDelegateRequest,
  buildDeletionRequest,
  buildMessageConfirmationRequest,
  buildMessageRequest,
  buildProposalRequest,
  hashText,
  plainTransaction,
  type SignedRequest,
} from './signedRequests.ts'

/** A fact that the service acknowledged, and how to check that it is stored. */
export type Fact = { path: string; holds(status: number, body: string): boolean; words: string }

/**
 * Acknowledged facts by subject. A fact that a later request may have changed is unknown from the moment that request is sent until it is
 * answered.
 */
export type WriteLedger = {
  facts: Map<string, Fact>
  acknowledged: Record<string, number>
  /** Requests of one writer: all kinds, in a valid order. `send` resolves when the request was acknowledged. */
  write(writer: number, round: number, send: (request: SignedRequest) => Promise<void>): Promise<void>
}

type Send = (request: SignedRequest) => Promise<void>
const [alice, bob] = demoOwners

export function createWriteLedger(account: Account): WriteLedger {
  const facts = new Map<string, Fact>()
  const acknowledged: Record<string, number> = {}
  const base = `/v1/chains/${account.chainId}`
  let nonce = 0n
  let part = 0

  /** Sends the request, and records the facts only after the acknowledgement. */
  const keep = async (kind: string, request: SignedRequest, send: Send, next: readonly [key: string, fact: Fact][]) => {
    for (const [key] of next) facts.delete(key)
    await send(request)
    acknowledged[kind] = (acknowledged[kind] ?? 0) + 1
    for (const [key, fact] of next) facts.set(key, fact)
  }
  const signedBy = (path: string, signers: readonly DemoKey[]): Fact => ({
    path,
    words: `signed by ${signers.map(({ address }) => address).join(' and ')}`,
    holds: (status, body) =>
      status === 200 && signers.every(({ address }) => body.slice(body.indexOf('"confirmations":[')).includes(address)),
  })
  const gone = (path: string): Fact => ({ path, words: 'deleted', holds: (status) => status === 404 })
  const delegated = (delegate: Address, isThere: boolean): Fact => ({
    path: `/v2/chains/${account.chainId}/delegates?safe=${account.safe}&delegate=${delegate}`,
    words: isThere ? 'a delegate' : 'no delegate',
    holds: (status, body) => status === 200 && body.includes(`"delegate":"${delegate}"`) === isThere,
  })

  const writeTransactions = async (to: Address, value: bigint, send: Send) => {
    const kept = await buildProposalRequest(account, plainTransaction({ to, value, nonce: nonce++ }), alice)
    const dropped = await buildProposalRequest(account, plainTransaction({ to, value, nonce: nonce++ }), alice)
    for (const { safeTxHash, ...request } of [dropped, kept])
      await keep('proposal', request, send, [[safeTxHash, signedBy(`${base}/transactions/${safeTxHash}`, [alice])]])
    await keep('deletion', await buildDeletionRequest(account, dropped.safeTxHash, alice), send, [
      [dropped.safeTxHash, gone(`${base}/transactions/${dropped.safeTxHash}`)],
    ])
    await keep('confirmation', await buildConfirmationRequest(account, kept.safeTxHash, bob), send, [
      [kept.safeTxHash, signedBy(`${base}/transactions/${kept.safeTxHash}`, [alice, bob])],
    ])
  }
  const writeMessages = async (text: string, send: Send) => {
    const message = hashText(account, text)
    const path = `${base}/messages/${message}`
    await keep('message', await buildMessageRequest(account, text, alice), send, [[message, signedBy(path, [alice])]])
    await keep('message confirmation', await buildMessageConfirmationRequest(account, message, bob), send, [
      [message, signedBy(path, [alice, bob])],
    ])
  }
  const writeDelegates = async (label: string, send: Send) => {
    const stays = privateKeyToAccount(keccak256(stringToHex(`${label} stays`))).address
    const leaves = privateKeyToAccount(keccak256(stringToHex(`${label} leaves`))).address
    for (const delegate of [leaves, stays])
      await keep('delegate', await buildDelegateRequest(account, delegate, alice, label), send, [
        [delegate, delegated(delegate, true)],
      ])
    await keep('delegate removal', await buildDelegateRemovalRequest(account, leaves, alice), send, [
      [leaves, delegated(leaves, false)],
    ])
  }

  return {
    facts,
    acknowledged,
    async write(writer, round, send) {
      const words = `writer ${writer}, part ${part++}`
      const parts = [
        () => writeTransactions(spareKeys[0].address, BigInt(1 + writer), send),
        () => writeMessages(words, send),
        () => writeDelegates(words, send),
      ]
      // Each writer begins with another part, so that a short run covers all of them.
      const first = (writer + round) % parts.length
      for (const run of [...parts.slice(first), ...parts.slice(0, first)]) await run()
    },
  }
}
