import { type Message, MessageContent } from '@countersign/api'
import { type Hex, packSignatures, recoverSignatures } from '@countersign/safe'
import * as z from 'zod/mini'
import type { ServiceContext } from '../../context.ts'
import { contractAddress } from '../names/addressInfo.ts'
import { findSafeApp } from '../safe-apps/findSafeApp.ts'
import type { SafeRow } from '../safes/requireSafe.ts'
import type { MessageFacts, MessageRow } from './findMessages.ts'

export async function toMessage(
  context: ServiceContext,
  safe: Pick<SafeRow, 'threshold'>,
  row: MessageRow,
  { confirmations, signedOnChain }: MessageFacts,
): Promise<Message> {
  const given = confirmations.get(row.messageHash) ?? []
  const isSigned = given.length >= safe.threshold
  const isOnChain = signedOnChain.has(row.messageHash)
  const app = row.safeAppId === null ? null : findSafeApp(context, row.chainId, { id: row.safeAppId })
  return {
    messageHash: row.messageHash,
    status: isSigned || isOnChain ? 'CONFIRMED' : 'NEEDS_CONFIRMATION',
    logoUri: app?.iconUrl ?? null,
    name: app?.name ?? null,
    message: parseContent(row.message),
    creationTimestamp: row.createdAt,
    modifiedTimestamp: row.modifiedAt,
    confirmationsSubmitted: given.length,
    confirmationsRequired: safe.threshold,
    proposedBy: contractAddress(row.proposedBy),
    confirmations: given.map(({ owner, signature }) => ({ owner: contractAddress(owner), signature })),
    preparedSignature: isSigned ? await prepare(row.messageHash, given) : isOnChain ? '0x' : null,
    origin: row.origin,
  }
}

export const parseContent = (text: string): MessageContent => z.parse(MessageContent, JSON.parse(text))

/** As the account's `isValidSignature` takes them: ascending by owner, contracts' bytes behind all heads. */
export async function prepare(hash: Hex, given: readonly { signature: Hex }[]): Promise<Hex> {
  const signatures = await Promise.all(given.map(({ signature }) => recoverSignatures({ signatures: signature, hash })))
  return packSignatures(signatures.flat())
}
