import type { OwnerNode } from '@countersign/safe/checks'
import { simulationMessages as messages } from '../messages/simulationMessages.ts'
import type { OwnerTrial } from './tryContractOwner.ts'

/**
 * The kind of an owner that does not answer like an account, by how it answered a request for its signature: some contracts never sign, and
 * some accept any signature.
 *
 * @example
 * const node = ownerNodeOfTrial(await tryContractOwner({ rpc, chainId: 1n, owner: safe, version: '1.4.1', block: 21_000_000n }))
 */
export function ownerNodeOfTrial(trial: OwnerTrial): OwnerNode {
  switch (trial.kind) {
    case 'no-method':
      return { kind: 'contract', signer: 'never', reason: messages.hasNoMethod({ method: trial.method }) }
    case 'anything':
      return { kind: 'contract', signer: 'any-signature', reason: messages.acceptsAnything }
    case 'unknown':
      return { kind: 'unknown', reason: trial.reason }
    case 'account':
      return { kind: 'unknown', reason: messages.answersPartly }
  }
}
