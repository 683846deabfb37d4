import { routes } from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mount } from '../../routing/mount.ts'
import { readNonces } from '../../read/accounts/readNonces.ts'
import { readSafe } from '../../read/accounts/requireSafe.ts'
import { readSafeTxGas } from '../../read/accounts/readSafeTxGas.ts'

export function mountEstimation(app: FastifyInstance, context: ServiceContext): void {
  mount(app, routes.estimateTransaction, async ({ params, body }) => {
    const known = await readSafe(context, params.chainId, params.safe)
    const nonces = await readNonces(context, known.safe)
    return { ...nonces, safeTxGas: await readSafeTxGas(known, body) }
  })
}
