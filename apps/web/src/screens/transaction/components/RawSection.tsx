import type { MultisigExecutionDetails, TransactionDetails } from '@countersign/api'
import { CopyButton, KeyValueTable, SectionHeading } from '@countersign/ui'
import { callOf } from '@countersign/describe/transaction'
import { CodeText } from '../../../parts/disclosure/CodeText.tsx'
import { Disclosure, DisclosureList } from '../../../parts/disclosure/Disclosure.tsx'
import styles from './Transaction.module.css'

/** The details in the format of the API: amounts are decimal strings. */
const detailsJson = (details: TransactionDetails): string =>
  JSON.stringify(details, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value), 2)

export function RawSection({ details }: { details: TransactionDetails }) {
  const call = callOf(details)
  const execution = details.detailedExecutionInfo
  const multisig = execution?.type === 'MULTISIG' ? execution : null
  const json = detailsJson(details)
  const signatures = multisig?.confirmations ?? []
  return (
    <section>
      <SectionHeading title="Raw data" />
      <DisclosureList>
        {call && (
          <Disclosure title="Transaction fields" note={fieldsNote(multisig)}>
            <KeyValueTable
              rows={fieldRows(call, multisig).map(([label, value]) => ({
                label,
                value: <Field {...{ label, value }} />,
              }))}
            />
          </Disclosure>
        )}
        {call && call.data !== '0x' && (
          <Disclosure title="Calldata" note={`${((call.data.length - 2) / 2).toLocaleString('en')} bytes`}>
            <CodeText text={call.data} label="calldata" />
          </Disclosure>
        )}
        {signatures.length > 0 && (
          <Disclosure
            title="Signatures"
            note={signatures.length === 1 ? '1 signature' : `${signatures.length} signatures`}
          >
            <KeyValueTable
              rows={signatures.map(({ signer, signature }) => ({
                label: <span className={styles.mono}>{signer.value}</span>,
                value: signature ? <Field label="signature" value={signature} /> : 'not sent by the service',
              }))}
            />
          </Disclosure>
        )}
        <Disclosure title="JSON" note="as the service sent it">
          <CodeText text={json} label="JSON" />
        </Disclosure>
      </DisclosureList>
    </section>
  )
}

function fieldRows(
  call: NonNullable<ReturnType<typeof callOf>>,
  multisig: MultisigExecutionDetails | null,
): [string, string][] {
  const own: [string, string][] = [
    ['to', call.to],
    ['value', call.value.toString()],
    ['data', call.data],
    ['operation', call.operation === 1 ? '1 (delegatecall)' : '0 (call)'],
  ]
  if (!multisig) return own
  return [
    ...own,
    ['safeTxGas', multisig.safeTxGas.toString()],
    ['baseGas', multisig.baseGas.toString()],
    ['gasPrice', multisig.gasPrice.toString()],
    ['gasToken', multisig.gasToken],
    ['refundReceiver', multisig.refundReceiver.value],
    ['nonce', multisig.nonce.toString()],
  ]
}

const fieldsNote = (multisig: MultisigExecutionDetails | null): string => {
  if (!multisig) return '4 fields'
  const hasRefund = multisig.gasPrice > 0n || multisig.baseGas > 0n
  return `10 fields, ${hasRefund ? 'with a gas refund' : 'no gas refund'}`
}

const Field = ({ label, value }: { label: string; value: string }) => (
  <span className={styles.mono}>
    {value} <CopyButton value={value} label={label} />
  </span>
)
