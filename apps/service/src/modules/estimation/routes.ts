import { routes } from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import { isVersionBelow } from '@countersign/safe'
import type { ServiceContext } from '../../context.ts'
import { mount } from '../../http/mount.ts'
import { ServiceFailure } from '../../http/ServiceFailure.ts'
import { readNonces } from '../safes/readNonces.ts'
import { type KnownSafe, requireSafe } from '../safes/requireSafe.ts'

export function mountEstimation(app: FastifyInstance, context: ServiceContext): void {
  mount(app, routes.estimateTransaction, async ({ params, body }) => {
    const known = await requireSafe(context, params.chainId, params.safe)
    const nonces = await readNonces(context, known.safe)
    if (!needsSafeTxGas(known)) return { ...nonces, safeTxGas: 0n }
    const { to, value, data, operation } = body
    const call = { to, value, data: data ?? '0x', operation } as const
    const safeTxGas = await known.runtime.reader.estimateSafeTxGas(known.safe.address, call)
    if (safeTxGas === null)
      throw new ServiceFailure('estimation/reverted', `The call to ${to} reverts when ${params.safe} makes it now.`)
    return { ...nonces, safeTxGas }
  })
}

/** From 1.3.0 zero means that a failing inner call reverts and keeps the nonce, which is what everybody wants. */
const needsSafeTxGas = ({ safe, runtime }: KnownSafe) =>
  !runtime.config.l2 && safe.version !== null && isVersionBelow(safe.version, '1.3.0')
