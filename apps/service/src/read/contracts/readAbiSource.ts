import { type Address, type Hex, isSameAddress } from '@countersign/primitives'
import type { AbiSource } from '@countersign/safe'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { withinMoment } from '../../clock/withinMoment.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { readVerifiedAbi } from './readVerifiedAbi.ts'

/** An ABI that arrives later is cached, and decodes the next request. */
const PATIENCE_MS = 500

/** The shortest calldata that names a method. */
const SELECTOR_LENGTH = '0x12345678'.length

/**
 * The verified ABI of the target of a call, which is used before the built-in ones. Without an answer of the source server the call is decoded
 * with the built-in ones alone: a server that is slow or down, and a client over its limit, only miss its names.
 */
export async function readAbiSource(
  { fetchLimit }: FastifyInstance,
  { config, monotonic }: Pick<ServiceContext, 'config' | 'monotonic'>,
  request: FastifyRequest,
  { chainId, to, data }: { chainId: string; to: Address | null | undefined; data: Hex },
): Promise<AbiSource> {
  if (!to || data.length < SELECTOR_LENGTH) return {}
  const read = async () => readVerifiedAbi(config, chainId, to, monotonic(), () => fetchLimit.take(request))
  const verified = await withinMoment(read(), PATIENCE_MS)
  return verified === null ? {} : { byTarget: (target) => (isSameAddress(target, to) ? verified.decodable : undefined) }
}
