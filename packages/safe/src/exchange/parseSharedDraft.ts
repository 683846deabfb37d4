import { chain, time, uint256 } from './partShapes.ts'
import { address, hex, list, object, oneOf, shownText, type Reader } from './shape.ts'
import type { SharedDraft } from './SharedDraft.ts'

/** The version of the format of shared drafts. */
export const SHARED_DRAFT_VERSION = 1
const MOST_CALLS = 500
const MOST_CALLDATA = 256 * 1024

const draftShape = object({
  kind: oneOf('draft'),
  version: oneOf(SHARED_DRAFT_VERSION),
  chainId: uint256,
  chain,
  safe: address,
  use: oneOf('draft', 'template'),
  name: shownText(80),
  note: shownText(2000),
  calls: list(object({ to: address, value: uint256, data: hex({ most: MOST_CALLDATA }) }), MOST_CALLS),
  createdAt: time,
})

export const readSharedDraft: Reader<SharedDraft> = (value, path) => {
  const { version: _format, ...rest } = draftShape(value, path)
  return rest
}
