import { routes } from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mount } from '../../routing/mount.ts'
import { readCursor } from '../../routing/PageCursor.ts'
import { requireChain } from '../../read/chains/requireChain.ts'
import { toHex } from '../../submit/signatures/toHex.ts'
import { requireSafe } from '../../read/accounts/requireSafe.ts'
import { confirmMessage } from '../../submit/messages/confirmMessage.ts'
import { createMessage } from '../../submit/messages/createMessage.ts'
import { findMessageFacts, requireMessage } from '../../read/messages/findMessages.ts'
import { readMessages } from './readMessages.ts'
import { messageOf } from '../../read/messages/messageOf.ts'

export function mountMessages(app: FastifyInstance, context: ServiceContext): void {
  mount(app, routes.getMessages, async ({ params, query, request }) => {
    const { safe } = await requireSafe(context, params.chainId, params.safe)
    return readMessages(context, request, safe, readCursor(query.cursor, { maxLimit: 200 }))
  })
  mount(app, routes.getMessage, async ({ params }) => {
    requireChain(context, params.chainId)
    const row = await requireMessage(context, params.chainId, toHex(params.messageHash))
    const { safe } = await requireSafe(context, row.chainId, row.safe)
    return messageOf(context, safe, row, await findMessageFacts(context, safe, [row.messageHash]))
  })
  mount(app, routes.createMessage, async ({ params, body }) =>
    createMessage(context, params.chainId, params.safe, body),
  )
  mount(app, routes.confirmMessage, async ({ params, body }) =>
    confirmMessage(context, params.chainId, toHex(params.messageHash), toHex(body.signature)),
  )
}
