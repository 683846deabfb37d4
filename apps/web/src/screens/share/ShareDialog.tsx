import { useQuery } from '@tanstack/react-query'
import { Modal } from '@mantine/core'
import { useMemo, useState } from 'react'
import { hashSafeTransaction } from '@countersign/safe'
import { noteHandedOut } from '../../data/storage/handedOut.ts'
import { balancesQuery } from '../../data/query/balancesQuery.ts'
import { useCurrency } from '../../data/storage/currency.ts'
import { useLocalDecoder } from '../../parts/transaction/useLocalDecoder.ts'
import { useViewContext } from '../../parts/transaction/useViewContext.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import styles from './Share.module.css'
import { ShareWays } from './ShareWays.tsx'
import { sharedProposalOf, type ShareSource } from '../../signing/evidence/sharedProposalOf.ts'
import { shareMessages } from './shareMessages.ts'

type Props = { readonly source: Omit<ShareSource, 'balances' | 'context'>; readonly onClose: () => void }

/** Three ways to share a proposal. The recipient recomputes every hash and checks every signature. */
export function ShareDialog({ source, onClose }: Props) {
  const { key } = useAccount()
  const [currency] = useCurrency()
  const { details } = source
  const balances = useQuery(balancesQuery(key, currency)).data
  const decode = useLocalDecoder(true)
  const context = useViewContext({ balances, decode, ...(details ? { details } : {}) })
  const [now] = useState(() => Date.now())
  const proposal = useMemo(
    () => sharedProposalOf({ ...source, balances, context }, now),
    [source, balances, context, now],
  )
  const signed = proposal.signatures.length
  return (
    <Modal
      opened
      onClose={onClose}
      title={shareMessages.shareTransaction}
      size={560}
      closeButtonProps={{ 'aria-label': shareMessages.close }}
    >
      <div className={styles.stack}>
        <p>{shareMessages.proposalContains({ signed })}</p>
        <ShareWays
          item={proposal}
          label={shareMessages.proposalForOther}
          fileName={`proposal-nonce-${proposal.transaction.nonce}.countersign.json`}
          onTaken={() => noteHandedOut(hashSafeTransaction(proposal), signed)}
        />
      </div>
    </Modal>
  )
}
