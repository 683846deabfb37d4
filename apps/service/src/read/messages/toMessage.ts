import { type Message, MessageContent } from '@countersign/api'
import { contractAddress } from '@countersign/ledger'
import * as z from 'zod/mini'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { findSafeApp } from '../apps/findSafeApp.ts'
import type { SafeRow } from '../accounts/requireSafe.ts'
import type { MessageFacts, MessageRow } from './findMessages.ts'
import { prepareSignature } from './prepareSignature.ts'

export function toMessage(
  context: ServiceContext,
  safe: Pick<SafeRow, 'threshold'>,
  row: MessageRow,
  { confirmations, signedOnChain }: MessageFacts,
): Message {
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
    preparedSignature: isSigned ? prepareSignature(given) : isOnChain ? '0x' : null,
    origin: row.origin,
  }
}

export const parseContent = (text: string): MessageContent => z.parse(MessageContent, JSON.parse(text))
