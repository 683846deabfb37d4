import * as z from 'zod/mini'
import { defineRoute } from '../route/defineRoute.ts'
import { ConfirmMessageRequest, CreateMessageRequest, Message, MessageItem } from '../schemas/messages.ts'
import { pageOf } from '../schemas/page.ts'
import { HashSchema } from '../schemas/scalars.ts'
import { CursorQuery, PathChainId, SafeParams } from './params.ts'

const MessageParams = z.object({ chainId: PathChainId, messageHash: HashSchema })

export const messageRoutes = {
  getMessages: defineRoute({
    operationId: 'getMessages',
    method: 'GET',
    path: '/v1/chains/{chainId}/safes/{safe}/messages',
    summary: 'Messages of an account, newest first, by UTC day',
    params: SafeParams,
    query: CursorQuery,
    response: pageOf(MessageItem),
  }),
  getMessage: defineRoute({
    operationId: 'getMessage',
    method: 'GET',
    path: '/v1/chains/{chainId}/messages/{messageHash}',
    summary: 'One message by its hash',
    params: MessageParams,
    response: Message,
  }),
  createMessage: defineRoute({
    operationId: 'createMessage',
    method: 'POST',
    path: '/v1/chains/{chainId}/safes/{safe}/messages',
    summary: "Propose a message, with the first owner's signature",
    params: SafeParams,
    body: CreateMessageRequest,
    response: null,
    status: 202,
  }),
  confirmMessage: defineRoute({
    operationId: 'confirmMessage',
    method: 'POST',
    path: '/v1/chains/{chainId}/messages/{messageHash}/signatures',
    summary: "Add one owner's signature to a message",
    params: MessageParams,
    body: ConfirmMessageRequest,
    response: null,
  }),
} as const
