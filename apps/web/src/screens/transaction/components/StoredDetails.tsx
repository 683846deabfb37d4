import type { TransactionDetails } from '@countersign/api'
import { callOf, transactionOfDetails, type CallTree } from '@countersign/describe/transaction'
import { CopyButton, KeyValueTable } from '@countersign/ui'
import type { ReactNode } from 'react'
import { CodeText } from '../../../parts/disclosure/CodeText.tsx'
import { RememberedDisclosure } from '../../../parts/disclosure/Disclosure.tsx'
import { CallsDetail } from '../../../parts/transaction/page/CallsDetail.tsx'
import { DetailsList } from '../../../parts/transaction/page/DetailsList.tsx'
import { FieldsDetail } from '../../../parts/transaction/page/FieldsDetail.tsx'
import { pageMessages } from '../../../parts/transaction/page/pageMessages.ts'
import pageStyles from '../../../parts/transaction/page/Page.module.css'
import { outcomeMessages } from '../outcomeMessages.ts'

type Props = {
  readonly details: TransactionDetails
  readonly tree?: CallTree | null
  /** With calls, fields and hashes, as a list of its own; otherwise only the rows that every stored transaction has. */
  readonly isWhole?: boolean
  readonly hashes?: ReactNode
}

/** What is stored of a transaction: calls, fields, hashes, signatures, and the service's answer. */
export function StoredDetails({ details, tree = null, isWhole = false, hashes }: Props) {
  const fields = transactionOfDetails(details) ?? callOf(details)
  const rows = (
    <>
      <SignaturesDetail details={details} />
      <RememberedDisclosure id="json" title={pageMessages.json} note={pageMessages.jsonNote}>
        <CodeText text={detailsJson(details)} label={pageMessages.json} />
      </RememberedDisclosure>
    </>
  )
  if (!isWhole) return rows
  return (
    <DetailsList>
      {tree && <CallsDetail tree={tree} />}
      {fields && <FieldsDetail transaction={fields} />}
      {hashes && (
        <RememberedDisclosure id="hashes" title={pageMessages.hashes} note={outcomeMessages.hashesNote}>
          <div className={pageStyles.detail}>{hashes}</div>
        </RememberedDisclosure>
      )}
      {rows}
    </DetailsList>
  )
}

function SignaturesDetail({ details: { detailedExecutionInfo } }: { details: TransactionDetails }) {
  const signatures = detailedExecutionInfo?.type === 'MULTISIG' ? detailedExecutionInfo.confirmations : []
  if (signatures.length === 0) return null
  return (
    <RememberedDisclosure
      id="signatures"
      title={pageMessages.signatures}
      note={pageMessages.signaturesNote(signatures.length)}
    >
      <KeyValueTable
        rows={signatures.map(({ signer, signature }) => ({
          label: <span className={pageStyles.mono}>{signer.value}</span>,
          value: signature ? (
            <span className={pageStyles.mono}>
              {signature} <CopyButton value={signature} label={pageMessages.signatures} />
            </span>
          ) : (
            pageMessages.notSent
          ),
        }))}
      />
    </RememberedDisclosure>
  )
}

/** The details in the format of the API: amounts are decimal strings. */
const detailsJson = (details: TransactionDetails): string =>
  JSON.stringify(details, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value), 2)
