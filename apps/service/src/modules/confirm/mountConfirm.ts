import { routes } from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mount } from '../../routing/mount.ts'
import { readMultisig } from '../../read/details/readTransaction.ts'
import { toHex } from '../../submit/signatures/toHex.ts'
import { confirm } from '../../submit/proposals/confirm.ts'

export function mountConfirm(app: FastifyInstance, context: ServiceContext): void {
  mount(app, routes.confirmTransaction, async ({ params, body }) => {
    const signature = 'signature' in body ? body.signature : body.signedSafeTxHash
    const safeTxHash = toHex(params.safeTxHash)
    await confirm(context, params.chainId, safeTxHash, toHex(signature))
    return readMultisig(context, params.chainId, safeTxHash)
  })
}
