import { defineMessages, plural } from '@countersign/primitives'

/** The calls of a transaction with their exact parameters. */
export const callsMessages = defineMessages('calls', {
  noSignature: (selector: string) => `${selector} (no signature known)`,
  operation: 'operation',
  delegatecall: '1, delegatecall',
  data: 'data',
  bytes: (count: number) => plural(count, { one: '# byte', other: '# bytes' }),
  target: 'target',
  certainty: 'certainty',
  describedAs: 'described as',
  quoted: (text: string) => `“${text}”`,
  quotedField: ({ label, value }: { label: string; value: string }) => `“${label}” ${value}`,
  fromPerson: ({ text, owner }: { text: string; owner: string | null }) =>
    `${text}. This description comes from a file you added${owner === null ? '' : `, by “${owner}”`}. It proves nothing.`,
  fromOperator: ({ text, owner }: { text: string; owner: string | null }) =>
    `${text}. This description comes from a file of the operator of this service${owner === null ? '' : `, by “${owner}”`}. It proves nothing.`,
})
