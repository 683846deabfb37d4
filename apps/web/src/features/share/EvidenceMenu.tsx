import { printEvidenceFile, printEvidenceText } from '@countersign/safe/exchange'
import type { TransactionDetails } from '@countersign/api'
import type { Check } from '@countersign/safe/checks'
import { FieldNote } from '@countersign/ui'
import { Button, Group, Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { saveText } from '../../shared/exchange/saveText.ts'
import { balancesQuery } from '../../shared/query/balancesQuery.ts'
import type { Override } from '../../shared/review/overrideStore.ts'
import { useCurrency } from '../../shared/storage/currency.ts'
import { statementOf } from '../../shared/transaction-view/statementOf.ts'
import { useLocalDecoder } from '../../shared/transaction-view/useLocalDecoder.ts'
import { useViewContext } from '../../shared/transaction-view/useViewContext.ts'
import { useAccount } from '../../shared/url/useAccount.ts'
import { evidenceOf } from './evidenceOf.ts'
import styles from './Share.module.css'
import { sharedProposalOf, type ShareSource } from './sharedProposalOf.ts'

type Props = {
  readonly source: Omit<ShareSource, 'balances' | 'context'> & { readonly details: TransactionDetails }
  readonly checks: readonly Check[]
  readonly overrides: readonly Override[]
  readonly onClose: () => void
}

/** A record of this transaction as a file: for programs, or to read. */
export function EvidenceMenu({ source, checks, overrides, onClose }: Props) {
  const { key } = useAccount()
  const [currency] = useCurrency()
  const [problem, setProblem] = useState<string | null>(null)
  const balances = useQuery(balancesQuery(key, currency)).data
  const context = useViewContext({ balances, decode: useLocalDecoder(true), details: source.details })
  const save = async (kind: 'json' | 'text') => {
    setProblem(null)
    try {
      const proposal = sharedProposalOf({ ...source, balances, context })
      const statement = statementOf(source.details, context).text
      const evidence = await evidenceOf({ source, proposal, statement, checks, overrides })
      const name = `evidence-${evidence.hashes.safeTxHash.slice(2, 10)}`
      if (kind === 'json') saveText(`${name}.json`, printEvidenceFile(evidence))
      else saveText(`${name}.txt`, printEvidenceText(evidence), 'text/plain')
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <Modal opened onClose={onClose} title="Evidence file" closeButtonProps={{ 'aria-label': 'Close' }}>
      <div className={styles.stack}>
        <p>
          Signed fields, hashes, facts with their source and block, verdicts, signatures, outcome and where the
          service’s journal speaks of it. The JSON is checked again offline by <code>npm run verify-evidence</code>.
        </p>
        {problem && <FieldNote kind="error">{problem}</FieldNote>}
        <Group justify="flex-end">
          <Button onClick={() => void save('text')}>Save as text</Button>
          <Button variant="filled" onClick={() => void save('json')}>
            Save as JSON
          </Button>
        </Group>
      </div>
    </Modal>
  )
}
