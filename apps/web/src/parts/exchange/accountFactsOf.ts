import type { ChainState } from '@countersign/chain-client/reads'
import type { AccountFacts } from '@countersign/safe/exchange'

/** The account's state as this page read it, for the recipient of a proposal. */
export const accountFactsOf = (state: ChainState): AccountFacts => ({
  source: 'chain',
  block: state.block,
  blockHash: null,
  owners: state.owners,
  threshold: state.threshold,
  nonce: state.nonce,
  masterCopy: state.masterCopy,
  modules: state.modules,
  guard: state.guard,
  fallbackHandler: state.fallbackHandler,
})
