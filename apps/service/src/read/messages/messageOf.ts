import { type Message, MessageContent } from '@countersign/api'
import { prepareSignature, toMessage } from '@countersign/ledger'
import * as z from 'zod/mini'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { findSafeApp } from '../apps/findSafeApp.ts'
import type { SafeRow } from '../accounts/requireSafe.ts'
import type { MessageFacts, MessageRow } from './findMessages.ts'

/** A stored message, with the listed app that requested it. */
export function messageOf(
  context: ServiceContext,
  safe: Pick<SafeRow, 'threshold'>,
  row: MessageRow,
  { confirmations, signedOnChain }: MessageFacts,
): Message {
  const given = confirmations.get(row.messageHash) ?? []
  const isSigned = given.length >= safe.threshold
  const isOnChain = signedOnChain.has(row.messageHash)
  const app = row.safeAppId === null ? null : findSafeApp(context, row.chainId, { id: row.safeAppId })
  const facts = {
    ...row,
    message: parseContent(row.message),
    confirmations: given,
    preparedSignature: isSigned ? prepareSignature(given) : isOnChain ? '0x' : null,
    app: app && { name: app.name, logoUri: app.iconUrl },
  } as const
  return toMessage(facts, safe.threshold)
}

export const parseContent = (text: string): MessageContent => z.parse(MessageContent, JSON.parse(text))
