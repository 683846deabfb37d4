import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { sendTransaction } from '../../../signing/execution/sendTransaction.ts'
import { nameOfCreation } from './nameOfCreation.ts'
import { creationStore } from './creationStore.ts'
import type { AccountPlan } from '../../../data/creation/planAccount.ts'
import { createMessages as messages } from '../createMessages.ts'

type Input = {
  readonly chain: Chain
  readonly plan: AccountPlan
  readonly name: string
  readonly owners: readonly { readonly address: Address; readonly name: string }[]
  readonly threshold: number
}

/** The connected wallet calls the factory; the transaction is stored. */
export async function startCreation({ chain, plan, name, owners, threshold }: Input): Promise<void> {
  const { txHash, sender, walletNonce } = await sendTransaction(chain, plan.factory, plan.data, {
    description: messages.walletText({ name }),
    feesOf: nameOfCreation(chain.chainId, plan.address),
  })
  creationStore.set({
    chainId: chain.chainId,
    address: plan.address,
    name,
    owners: owners.map((owner) => ({ ...owner })),
    threshold,
    txHash,
    sender,
    walletNonce,
    phase: 'sent',
    failure: null,
    misses: 0,
    isLate: false,
    block: null,
    sentAt: Date.now(),
    minedAt: null,
    endedAt: null,
  })
}
