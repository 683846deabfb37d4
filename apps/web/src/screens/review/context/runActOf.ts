import type { Check, CheckId } from '@countersign/safe/checks'

/** What a reader can do so that a check runs that could not. */
export type RunAct = 'add-node' | 'add-contact' | 'run-test' | 'retry'

type Situation = {
  /** The test run is not running and has no result. */
  readonly canRunTest: boolean
  /** The page has a service to compare with. */
  readonly hasService: boolean
}

/** Checks that compare with the service, which a page without one can never run. */
const OF_SERVICE: readonly CheckId[] = ['account-state', 'nonce']
/** Checks that read the chain, which can succeed on a second try. */
const OF_CHAIN: readonly CheckId[] = [
  'account-code',
  'account-powers',
  'contract-hash',
  'contract-domain',
  'holdings',
  'tokens',
  'lock-out',
  'contract-control',
]

/** Null if the reader can do nothing here: such a check is counted, and shown on demand. */
export function runActOf({ id, verdict }: Check, { canRunTest, hasService }: Situation): RunAct | null {
  if (verdict !== 'unchecked') return null
  if (id === 'node') return 'add-node'
  if (id === 'recipients') return 'add-contact'
  if (id === 'simulation') return canRunTest ? 'run-test' : null
  if (OF_CHAIN.includes(id) || (hasService && OF_SERVICE.includes(id))) return 'retry'
  return null
}
