import { routes } from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mount } from '../../http/mount.ts'
import { readCursor } from '../../http/pageCursor.ts'
import { requireChain } from '../chains/requireChain.ts'
import { toHex } from '../propose/toHex.ts'
import { requireSafe } from '../safes/requireSafe.ts'
import { confirmMessage } from './confirmMessage.ts'
import { createMessage } from './createMessage.ts'
import { findMessageFacts, requireMessage } from './findMessages.ts'
import { readMessages } from './readMessages.ts'
import { toMessage } from './toMessage.ts'

export function mountMessages(app: FastifyInstance, context: ServiceContext): void {
  mount(app, routes.getMessages, async ({ params, query, request }) => {
    const { safe } = await requireSafe(context, params.chainId, params.safe)
    return readMessages(context, request, safe, readCursor(query.cursor, { maxLimit: 200 }))
  })
  mount(app, routes.getMessage, async ({ params }) => {
    requireChain(context, params.chainId)
    const row = await requireMessage(context, params.chainId, toHex(params.messageHash))
    const { safe } = await requireSafe(context, row.chainId, row.safe)
    return toMessage(context, safe, row, await findMessageFacts(context, safe, [row.messageHash]))
  })
  mount(app, routes.createMessage, async ({ params, body }) =>
    createMessage(context, params.chainId, params.safe, body),
  )
  mount(app, routes.confirmMessage, async ({ params, body }) =>
    confirmMessage(context, params.chainId, toHex(params.messageHash), toHex(body.signature)),
  )
}
