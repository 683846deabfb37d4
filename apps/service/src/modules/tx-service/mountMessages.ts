import {
  AddressSchema,
  ConfirmMessageRequest,
  CreateMessageRequest,
  defineRoute,
  HashSchema,
  HexSchema,
  MessageContent,
} from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { messages } from '../../db/schema/schema.ts'
import { mount } from '../../routing/mount.ts'
import { confirmMessage } from '../../submit/messages/confirmMessage.ts'
import { createMessage } from '../../submit/messages/createMessage.ts'
import {
  findMessageFacts,
  findMessagePage,
  type MessageFacts,
  type MessageRow,
  requireMessage,
} from '../../read/messages/findMessages.ts'
import { prepareSignature } from '@countersign/ledger'
import { parseContent } from '../../read/messages/messageOf.ts'
import { toHex } from '../../submit/signatures/toHex.ts'
import { readSafe } from '../../read/accounts/requireSafe.ts'
import { signatureTypeOf, SignatureType } from './Confirmation.ts'
import { findChainId } from './findChain.ts'
import { listOf, readSlice, sliceQuery, toList } from './Slice.ts'
import { readOrder } from './readOrder.ts'
import { IsoTime, OriginText, SafePath } from './wireScalars.ts'

const Message = z.object({
  created: IsoTime,
  modified: IsoTime,
  safe: AddressSchema,
  messageHash: HashSchema,
  message: MessageContent,
  proposedBy: AddressSchema,
  safeAppId: z.nullable(z.number()),
  confirmations: z.array(
    z.object({
      created: IsoTime,
      modified: IsoTime,
      owner: AddressSchema,
      signature: HexSchema,
      signatureType: SignatureType,
    }),
  ),
  /** The signatures of all owners who have signed so far; null when there are none. */
  preparedSignature: z.nullable(HexSchema),
  /** JSON text. */
  origin: z.string(),
})

const MessagePath = z.object({ chain: z.string(), messageHash: HashSchema })
const ofSafe = { path: '/{chain}/api/v1/safes/{safe}/messages', params: SafePath } as const
const ofHash = { path: '/{chain}/api/v1/messages/{messageHash}', params: MessagePath } as const

const listMessages = defineRoute({
  ...ofSafe,
  operationId: 'listMessages',
  method: 'GET',
  summary: 'Messages of an account',
  query: z.object({ ...sliceQuery, ordering: z.optional(z.string()) }),
  response: listOf(Message),
})
const addMessage = defineRoute({
  ...ofSafe,
  operationId: 'addMessage',
  method: 'POST',
  summary: 'Create a message for the owners to sign',
  body: z.extend(CreateMessageRequest, { origin: OriginText }),
  response: null,
  status: 201,
})
const getMessage = defineRoute({
  ...ofHash,
  operationId: 'getMessage',
  method: 'GET',
  summary: 'A message',
  response: Message,
})
const addSignature = defineRoute({
  operationId: 'addSignature',
  method: 'POST',
  path: '/{chain}/api/v1/messages/{messageHash}/signatures',
  summary: 'Sign a message',
  params: MessagePath,
  body: ConfirmMessageRequest,
  response: null,
  status: 201,
})

export function mountMessages(scope: FastifyInstance, context: ServiceContext): void {
  mount(scope, listMessages, async ({ params, query, request }) => {
    const { safe } = await readSafe(context, findChainId(context, params.chain), params.safe)
    const slice = readSlice(query)
    const order = readOrder(query.ordering, { created: messages.createdAt, modified: messages.modifiedAt })
    const { rows, total } = await findMessagePage(context, safe, slice, order?.[0])
    const hashes = rows.map(({ messageHash }) => messageHash)
    const facts = await findMessageFacts(context, safe, hashes)
    const results = rows.map((row) => toMessage(row, facts))
    return toList(request, slice, { count: total, results })
  })
  mount(scope, getMessage, async ({ params }) => {
    const chainId = findChainId(context, params.chain)
    const row = await requireMessage(context, chainId, toHex(params.messageHash))
    const { safe } = await readSafe(context, chainId, row.safe)
    return toMessage(row, await findMessageFacts(context, safe, [row.messageHash]))
  })
  mount(scope, addMessage, async ({ params, body }) =>
    createMessage(context, findChainId(context, params.chain), params.safe, body),
  )
  mount(scope, addSignature, async ({ params, body }) =>
    confirmMessage(context, findChainId(context, params.chain), toHex(params.messageHash), toHex(body.signature)),
  )
}

function toMessage(row: MessageRow, { confirmations }: MessageFacts): z.output<typeof Message> {
  const given = confirmations.get(row.messageHash) ?? []
  return {
    created: row.createdAt,
    modified: row.modifiedAt,
    safe: row.safe,
    messageHash: row.messageHash,
    message: parseContent(row.message),
    proposedBy: row.proposedBy,
    safeAppId: row.safeAppId,
    confirmations: given.map(({ owner, signature, submittedAt }) => ({
      created: submittedAt,
      modified: submittedAt,
      owner,
      signature,
      signatureType: signatureTypeOf(signature),
    })),
    preparedSignature: given.length === 0 ? null : prepareSignature(given),
    origin: row.origin ?? '{}',
  }
}
