import { routes } from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mount } from '../../http/mount.ts'
import { readMultisig } from '../details/readTransaction.ts'
import { toHex } from '../propose/toHex.ts'
import { confirm } from './confirm.ts'

export function mountConfirm(app: FastifyInstance, context: ServiceContext): void {
  mount(app, routes.confirmTransaction, async ({ params, body }) => {
    const signature = 'signature' in body ? body.signature : body.signedSafeTxHash
    const safeTxHash = toHex(params.safeTxHash)
    await confirm(context, params.chainId, safeTxHash, toHex(signature))
    return readMultisig(context, params.chainId, safeTxHash)
  })
}
