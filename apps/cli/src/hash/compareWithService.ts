import type { Hex } from '@countersign/primitives'
import type { SafeTransactionData } from '@countersign/safe/light'
import type { Check, Read } from '@countersign/safe/checks'
import { cliMessages } from '../cliMessages.ts'
import type { TransactionTarget } from './HashTarget.ts'

type Content = { readonly hash: Hex; readonly transaction: SafeTransactionData }

const FIELDS = [
  'to',
  'value',
  'data',
  'operation',
  'safeTxGas',
  'baseGas',
  'gasPrice',
  'gasToken',
  'refundReceiver',
] as const

/**
 * Compares a transaction of a file or link with what a service has at its nonce: each field in which they differ, with both values.
 *
 * @param hash computed here from the fields
 */
export function compareWithService(
  { hash, transaction }: Content,
  host: string,
  proposed: Read<readonly TransactionTarget[]>,
): Check[] {
  const id = 'service-hash' as const
  const title = cliMessages.comparedWithService({ host })
  if (!proposed.ok) return [{ id, verdict: 'unchecked', title, reason: proposed.reason }]
  const differing = proposed.value.map((one) => ({
    claimed: one.claimed,
    fields: FIELDS.filter((field) => textOf(one.transaction[field]) !== textOf(transaction[field])),
    transaction: one.transaction,
  }))
  const same = differing.find(({ claimed, fields }) => claimed === hash && fields.length === 0)
  if (same) return [{ id, verdict: 'verified', title, reason: cliMessages.sameAtService({ host }) }]
  if (differing.length === 0)
    return [{ id, verdict: 'unchecked', title, reason: cliMessages.noProposal({ nonce: transaction.nonce, host }) }]
  return differing.flatMap((other): Check[] => [
    ...(other.claimed === hash
      ? []
      : [
          {
            id,
            field: 'safeTxHash',
            verdict: 'danger' as const,
            title: cliMessages.differsAtService({ field: 'safeTxHash' }),
            reason: cliMessages.bothValues({ here: hash, there: String(other.claimed), host }),
          },
        ]),
    ...other.fields.map((field) => ({
      id,
      field,
      verdict: 'danger' as const,
      title: cliMessages.differsAtService({ field }),
      reason: cliMessages.bothValues({
        here: String(transaction[field]),
        there: String(other.transaction[field]),
        host,
      }),
    })),
  ])
}

/** Addresses and data may be written with other capital letters. */
const textOf = (value: string | bigint | number): string => String(value).toLowerCase()
