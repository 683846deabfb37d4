import type { Chain } from '@countersign/api'
import { buildDelegateTypedData, deleteRequestTotp, hashTypedData } from '@countersign/safe'
import type { Address } from '@countersign/primitives'
import type { Delegation } from '../../../data/proposers/Delegation.ts'
import { api } from '../../../data/client/apiClient.ts'
import { signTypedData } from '../../../signing/review/signTypedData.ts'

type Addition = {
  readonly proposer: Address
  readonly label: string
  /** Epoch milliseconds; null without an end. */
  readonly endsAt: number | null
  /** Applies to every account of the owner. Set only for entries that had it before. */
  readonly isForAll: boolean
}

/**
 * Adds a proposer, or changes label and end of one that the signer added. The wallet signs the proposer's address and
 * the hour.
 * @param signers addresses that may sign: owners of the account
 */
export async function addProposer(chain: Chain, safe: Address, signers: readonly Address[], addition: Addition) {
  const { proposer, label, endsAt, isForAll } = addition
  const signature = await sign(chain, proposer, signers)
  await api().createDelegate({
    params: { chainId: chain.chainId },
    body: {
      safe: isForAll ? null : safe,
      delegate: proposer,
      delegator: signature.owner,
      signature: signature.data,
      label,
      expiryDate: endsAt === null ? null : new Date(endsAt).toISOString(),
    },
  })
}

/** Removes a proposer. Its signature may come from the owner who added it, or from the proposer. */
export async function removeProposer(chain: Chain, safe: Address, { proposer, addedBy, isForAll }: Delegation) {
  const signature = await sign(chain, proposer, [addedBy, proposer])
  await api().deleteDelegate({
    params: { chainId: chain.chainId, delegate: proposer },
    body: { delegator: addedBy, ...(isForAll ? {} : { safe }), signature: signature.data },
  })
}

function sign(chain: Chain, proposer: Address, signers: readonly Address[]) {
  const totp = deleteRequestTotp(Math.floor(Date.now() / 1000))
  const typedData = buildDelegateTypedData({ chainId: BigInt(chain.chainId), delegate: proposer, totp })
  return signTypedData(chain, typedData, hashTypedData(typedData), signers, null)
}
