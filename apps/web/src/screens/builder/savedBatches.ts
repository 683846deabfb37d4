import { AddressSchema, ChainId } from '@countersign/api'
import { inputUnits, isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import * as z from 'zod/mini'
import { browserKeyValue } from '../../data/chain-only/browserKeyValue.ts'
import { PaymentFields } from '../../data/drafts/PaymentFields.ts'
import type { SavedCall, SavedDraft } from '../../data/drafts/SavedDraft.ts'
import { savedDrafts } from '../../data/drafts/savedDrafts.ts'
import type { AccountKey } from '../../data/keys/queryKeys.ts'
import { BatchSchema, BuilderCallSchema, emptyCall, type Batch, type BuilderCall } from './model/BuilderCall.ts'
import { checkBuilderCall, type BuilderNetwork } from './model/checkBuilderCall.ts'
import { typedAmounts } from './model/typedAmounts.ts'

/** A call of the batch, as a draft keeps it: with its fields, and with its bytes once it has no problems. */
export function savedCallOf(call: BuilderCall, network: BuilderNetwork): SavedCall {
  return {
    id: call.id,
    call: checkBuilderCall(call, network).call,
    typed: typedAmounts([call], network).map(({ text, token, decimals, place }) => ({ text, token, decimals, place })),
    fields: { form: 'builder', value: call },
  }
}

/** A call of a draft in the fields of this form. Calls of other forms are shown as a transfer, or as bytes. */
export function builderCallOf({ id, call, fields }: SavedCall, { coin }: Pick<BuilderNetwork, 'coin'>): BuilderCall {
  if (fields?.form === 'builder') {
    const parsed = BuilderCallSchema.safeParse(fields.value)
    if (parsed.success) return { ...parsed.data, id }
  }
  const payment = fields?.form === 'payment' ? PaymentFields.safeParse(fields.value) : null
  if (payment?.success && payment.data.tokenId === null) {
    const { recipient, token, amount } = payment.data
    const isCoin = isSameAddress(token, ZERO_ADDRESS)
    return emptyCall({ id, mode: 'transfer', contract: recipient, token: isCoin ? null : token, amount })
  }
  if (call === null) return emptyCall({ id })
  const value = call.value === 0n ? '' : inputUnits(call.value, coin.decimals)
  return emptyCall({ id, mode: 'raw', contract: call.to, value, data: call.data })
}

/** A template is filled in as a new batch, so that it stays. */
export const batchOfSaved = ({ id, kind, name, calls }: SavedDraft, network: BuilderNetwork): Batch => ({
  id: kind === 'template' ? null : id,
  name,
  nonce: null,
  calls: calls.length === 0 ? [emptyCall()] : calls.map((call) => builderCallOf(call, network)),
})

/** Where batches were kept before every form had drafts. */
const earlier = browserKeyValue('countersign-batches')
const EarlierBatch = z.object({
  id: z.string(),
  chainId: ChainId,
  safe: AddressSchema,
  savedAt: z.number(),
  batch: BatchSchema,
})

/** Moves the batches of an account from their earlier place to the drafts. An unreadable one stays where it is. */
export async function moveEarlierBatches({ chainId, safe }: AccountKey, network: BuilderNetwork): Promise<void> {
  for (const value of await earlier.values()) {
    const parsed = EarlierBatch.safeParse(value)
    if (!parsed.success || parsed.data.chainId !== chainId || !isSameAddress(parsed.data.safe, safe)) continue
    const { id, savedAt, batch } = parsed.data
    savedDrafts.put({
      version: 1,
      id,
      chainId,
      safe,
      kind: 'draft',
      name: batch.name.slice(0, 60),
      note: '',
      calls: batch.calls.map((call) => savedCallOf(call, network)),
      changedAt: savedAt,
    })
    await earlier.remove(id)
  }
}
