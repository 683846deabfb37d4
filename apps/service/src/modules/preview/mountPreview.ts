import { routes } from '@countersign/api'
import { addressesInData, NO_REFUND, addressesOfCall, toTransactionData, toTransactionInfo } from '@countersign/ledger'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mount } from '../../routing/mount.ts'
import { findTokens } from '../../read/tokens/TokenIndex.ts'
import { readSafe } from '../../read/accounts/requireSafe.ts'

export function mountPreview(app: FastifyInstance, context: ServiceContext): void {
  mount(app, routes.previewTransaction, async ({ params, body }) => {
    const { safe, runtime } = await readSafe(context, params.chainId, params.safe)
    const { to, value, operation } = body
    const call = { safe: safe.address, to, value, data: body.data ?? '0x', operation } as const
    const tokens = await findTokens(context, params.chainId, [...addressesOfCall(call), ...addressesInData(call)])
    return {
      txInfo: toTransactionInfo({ ...call, refund: NO_REFUND }, tokens),
      txData: toTransactionData(call, tokens, runtime.config.nativeCurrency),
    }
  })
}
