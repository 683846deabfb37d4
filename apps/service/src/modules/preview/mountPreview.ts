import { routes } from '@countersign/api'
import { addressesInData, NO_REFUND, addressesOfCall, toTransactionData, toTransactionInfo } from '@countersign/ledger'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mount } from '../../routing/mount.ts'
import { readAbiSource } from '../../read/contracts/readAbiSource.ts'
import { findTokens } from '../../read/tokens/TokenIndex.ts'
import { readSafe } from '../../read/accounts/requireSafe.ts'

export function mountPreview(app: FastifyInstance, context: ServiceContext): void {
  mount(app, routes.previewTransaction, async ({ params, body, request }) => {
    const { safe, runtime } = await readSafe(context, params.chainId, params.safe)
    const { to, value, operation } = body
    const call = { safe: safe.address, to, value, data: body.data ?? '0x', operation } as const
    const source = await readAbiSource(app, context, request, { chainId: params.chainId, ...call })
    const addresses = [...addressesOfCall(call), ...addressesInData(call, source)]
    const tokens = await findTokens(context, params.chainId, addresses)
    return {
      // Without the verified ABI: the lists will classify the stored transaction without it, because they ask no other server.
      txInfo: toTransactionInfo({ ...call, refund: NO_REFUND }, tokens),
      txData: toTransactionData(call, tokens, runtime.config.nativeCurrency, source),
    }
  })
}
