import type { Chain } from '@countersign/api'
import type { CreationData } from '@countersign/safe'
import { attempt, checkDeployment, type Check, type Read } from '@countersign/safe/checks'
import { readNetworkAnswer } from '../../../data/creation/contractsOf.ts'
import { reviewReadMessages } from './reviewReadMessages.ts'

type OfCreation = {
  readonly checks: Promise<readonly Check[]>
  /** What only the account's contract answers: without code at the address, a node answers no bytes. */
  ofContract<Value>(read: Read<Value>): Read<Value>
}

/** What an account that is not deployed adds to a review. @param creation undefined for a deployed account */
export function readCreation(chain: Chain, creation: CreationData | undefined): OfCreation {
  if (creation === undefined) return { checks: Promise.resolve([]), ofContract: (read) => read }
  return {
    checks: attempt(readNetworkAnswer(chain, creation)).then((answer) => [checkDeployment(answer)]),
    ofContract: () => ({ ok: false, reason: reviewReadMessages.notDeployed }),
  }
}
