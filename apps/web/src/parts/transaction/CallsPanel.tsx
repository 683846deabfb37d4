import { CallDetails, CallTree, CopyButton, GroupedHex, type CallTreeCall } from '@countersign/ui'
import { isAddress } from '@countersign/primitives'
import type { CallNode, ParameterView } from '@countersign/describe/transaction'
import { certaintyRows, CertaintyMark } from './CertaintyMark.tsx'
import styles from './CallsPanel.module.css'
import { StatementText } from './StatementText.tsx'
import { callsMessages as messages } from './callsMessages.ts'

/** Every call with its exact parameters: the sentence first, then the signature. */
export function CallsPanel({ nodes }: { nodes: readonly CallNode[] }) {
  return <CallTree calls={nodes.map(callOfNode)} />
}

function callOfNode(node: CallNode): CallTreeCall {
  const { number, title, signature, tone, source, children, parameters, call } = node
  return {
    id: number,
    title: <StatementText parts={title} isQuiet />,
    signature: signature ?? (call.data === '0x' ? undefined : messages.noSignature(call.data.slice(0, 10))),
    ...(tone === 'none' ? {} : { verdict: tone }),
    ...(node.certainty ? { note: <CertaintyMark certainty={node.certainty} /> } : {}),
    details: (
      <CallDetails
        rows={[
          ...parameters.map((parameter) => ({ label: parameter.name, value: <Value {...parameter} /> })),
          ...(call.operation === 1 ? [{ label: messages.operation, value: messages.delegatecall }] : []),
          ...certaintyRows(node),
          ...(source === 'unknown' || node.certainty?.kind === 'inexact'
            ? [{ label: messages.data, value: <Data data={call.data} /> }]
            : []),
        ]}
      />
    ),
    ...(children.length > 0 ? { children: children.map(callOfNode) } : {}),
  }
}

function Value({ type, value, note, name }: ParameterView) {
  if (type === 'address' && isAddress(value)) {
    return (
      <span className={styles.address}>
        <GroupedHex value={value} /> <CopyButton value={value} label={name} />
        {note && <span className={styles.note}>{note}</span>}
      </span>
    )
  }
  if (value.startsWith('0x')) return <Data data={value} />
  return (
    <>
      <span className={styles.exact}>{value}</span> {note && <span className={styles.note}>{note}</span>}
    </>
  )
}

/** Longer data is cut; the copy button has all of it. */
const MOST_DATA = 512

function Data({ data }: { data: string }) {
  const bytes = (data.length - 2) / 2
  return (
    <>
      <code className={styles.data}>{data.length > MOST_DATA ? `${data.slice(0, MOST_DATA)}…` : data}</code>{' '}
      <span className={styles.note}>{messages.bytes(bytes)}</span> <CopyButton value={data} label={messages.data} />
    </>
  )
}
