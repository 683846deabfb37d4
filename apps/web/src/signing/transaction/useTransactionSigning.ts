import type { Check } from '@countersign/safe/checks'
import type { Address } from '@countersign/primitives'
import { useQueryClient } from '@tanstack/react-query'
import { useNames } from '../../data/names/useNames.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { useNavigateFromHere } from '../../data/url/useNavigateFromHere.ts'
import { useSigning } from '../review/useSigning.ts'
import { redeliver, sign } from '../sequence/signingActs.ts'
import type { KeptSignature } from '../sequence/SigningPorts.ts'
import { approve, approveThrough, execute, reject, remove, signAndExecute } from '../sequence/transactionActs.ts'
import type { SignableTransaction } from './SignableTransaction.ts'
import { transactionPorts, type TransactionPage } from './transactionPorts.ts'

type Options = Pick<TransactionPage, 'draft' | 'refresh' | 'onProposed' | 'onStored' | 'onActed'> & {
  readonly review: SignableTransaction | null
  /** The checks as the page shows them, including those of the simulation. */
  readonly checks: readonly Check[]
}

/** The acts of a transaction's page. */
export function useTransactionSigning({ review, checks, ...options }: Options) {
  const account = useAccount()
  const { nameOf } = useNames()
  const queryClient = useQueryClient()
  const navigate = useNavigateFromHere()
  const name = nameOf(account.safe, account.chainId)?.name ?? null
  const ports = transactionPorts({ account, name, queryClient, navigate, ...options })
  const { progress, run } = useSigning({ review, checks }, ports)
  return {
    ...progress,
    sign: () => run((steps) => sign(steps)),
    propose: () => run((steps) => sign(steps, 'proposer')),
    signAndExecute: () => run(signAndExecute),
    execute: () => run(execute),
    approve: () => run(approve),
    approveThrough: (owner: Address) => run((steps) => approveThrough(steps, owner)),
    redeliver: (kept: KeptSignature) => run((steps) => redeliver(steps, kept)),
    reject: (reason: string) => run((steps) => reject(steps, reason)),
    remove: () => run(remove),
  }
}

export type TransactionSigning = ReturnType<typeof useTransactionSigning>
