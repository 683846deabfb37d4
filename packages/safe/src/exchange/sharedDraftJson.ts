import { checksumAddress } from '@countersign/primitives'
import { SHARED_DRAFT_VERSION } from './parseSharedDraft.ts'
import type { SharedDraft } from './SharedDraft.ts'

/** JSON values in the one order and spelling of the format. */
export const sharedDraftJson = (item: SharedDraft): Readonly<Record<string, unknown>> => ({
  kind: item.kind,
  version: SHARED_DRAFT_VERSION,
  chainId: String(item.chainId),
  chain: {
    name: item.chain.name.slice(0, 80),
    shortName: item.chain.shortName.slice(0, 40),
    symbol: item.chain.symbol.slice(0, 20),
  },
  safe: checksumAddress(item.safe),
  use: item.use,
  name: item.name.slice(0, 80),
  note: item.note.slice(0, 2000),
  calls: item.calls.map(({ to, value, data }) => ({
    to: checksumAddress(to),
    value: String(value),
    data: data.toLowerCase(),
  })),
  createdAt: item.createdAt,
})
