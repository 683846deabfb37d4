import type { TransactionDetails } from '@countersign/api'
import type { Check } from '@countersign/safe/checks'
import { useQuery } from '@tanstack/react-query'
import { balancesQuery } from '../../data/query/balancesQuery.ts'
import type { Override } from '../../signing/review/overrideStore.ts'
import { useCurrency } from '../../data/storage/currency.ts'
import { statementOf } from '@countersign/describe/transaction'
import { useLocalDecoder } from '../../parts/transaction/useLocalDecoder.ts'
import { useViewContext } from '../../parts/transaction/useViewContext.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { EvidenceDialog } from './EvidenceDialog.tsx'
import { evidenceOf } from '../../signing/evidence/evidenceOf.ts'
import { readAccountJournal } from '../../signing/evidence/readAccountJournal.ts'
import { sharedProposalOf, type ShareSource } from '../../signing/evidence/sharedProposalOf.ts'
import { shareMessages } from './shareMessages.ts'

type Props = {
  readonly source: Omit<ShareSource, 'balances' | 'context'> & { readonly details: TransactionDetails }
  readonly checks: readonly Check[]
  readonly overrides: readonly Override[]
  readonly onClose: () => void
}

/** Saves a record of this transaction as JSON for programs, or as text to read. */
export function EvidenceMenu({ source, checks, overrides, onClose }: Props) {
  const { key } = useAccount()
  const [currency] = useCurrency()
  const balances = useQuery(balancesQuery(key, currency)).data
  const context = useViewContext({ balances, decode: useLocalDecoder(true), details: source.details })
  return (
    <EvidenceDialog
      onClose={onClose}
      make={async () => {
        const proposal = sharedProposalOf({ ...source, balances, context })
        const journal = readAccountJournal(key.chainId, source.safe).catch(() => null)
        const statement = statementOf(source.details, context).text
        const evidence = await evidenceOf({ source, proposal, statement, checks, overrides, journal })
        return { evidence, hash: evidence.hashes.safeTxHash }
      }}
    >
      {shareMessages.evidenceContains}
    </EvidenceDialog>
  )
}
