import type { SafeTransactionData } from '@countersign/safe/light'
import { CopyButton, GroupedHex, KeyValueTable } from '@countersign/ui'
import { CodeText } from '../../disclosure/CodeText.tsx'
import { RememberedDisclosure } from '../../disclosure/Disclosure.tsx'
import { pageMessages } from './pageMessages.ts'
import styles from './Page.module.css'

type Fields = Pick<SafeTransactionData, 'to' | 'value' | 'data' | 'operation'> & Partial<SafeTransactionData>

/** The fields that are signed, as they are hashed. */
export function FieldsDetail({ transaction }: { transaction: Fields }) {
  return (
    <RememberedDisclosure id="fields" title={pageMessages.signedFields} note={noteOf(transaction)}>
      <KeyValueTable
        rows={Object.entries(transaction).map(([name, value]) => ({
          label: name,
          value: <FieldValue name={name} value={value} />,
        }))}
      />
      {transaction.data.length > MOST_CHARACTERS && <CodeText text={transaction.data} label={pageMessages.calldata} />}
    </RememberedDisclosure>
  )
}

function noteOf({ nonce, gasPrice = 0n, baseGas = 0n }: Fields): string {
  if (nonce === undefined) return pageMessages.fieldsPlain
  return gasPrice > 0n || baseGas > 0n ? pageMessages.fieldsRefund : pageMessages.fieldsNoRefund
}

const MOST_CHARACTERS = 600

function FieldValue({ name, value }: { name: string; value: string | number | bigint }) {
  const copy = <CopyButton value={String(value)} label={name} />
  if (typeof value === 'string' && value.length === 42)
    return (
      <>
        <GroupedHex value={value} /> {copy}
      </>
    )
  if (name === 'operation') return value === 1 ? pageMessages.delegatecallOperation : pageMessages.callOperation
  const text = String(value)
  return (
    <code className={styles.mono}>
      {text.length > MOST_CHARACTERS
        ? pageMessages.cut({
            text: text.slice(0, MOST_CHARACTERS),
            bytes: pageMessages.bytes((text.length - 2) / 2),
          })
        : text}{' '}
      {copy}
    </code>
  )
}
