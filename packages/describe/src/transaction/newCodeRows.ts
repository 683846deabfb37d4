import type { Address } from '@countersign/primitives'
import type { CallMeaning } from './CallMeaning.ts'
import type { Change } from './changesOf.ts'
import { publishedMasterCopy } from './publishedMasterCopy.ts'
import { changeMessages as messages } from './changeMessages.ts'

/** The code and fallback handler that the account has now, as far as known. */
export type CodeBefore = { readonly contract: string; readonly handler: string }

/** The code and fallback handler after an official migration. The checks compare the code at each address. */
export function migrationRows(
  { to }: Extract<CallMeaning, { kind: 'migration' }>,
  { contract, handler }: CodeBefore,
): Change[] {
  if ('code' in to)
    return [
      { label: messages.contract, before: contract, after: to.code, tone: 'caution' },
      ...(to.setsHandler
        ? [
            {
              label: messages.fallbackHandler,
              before: handler,
              after: messages.theOneOf(to.code),
              tone: 'caution',
            } as const,
          ]
        : []),
    ]
  return [
    newCodeRow(to.singleton, contract),
    ...(to.handler === null
      ? []
      : [
          {
            label: messages.fallbackHandler,
            before: handler,
            after: messages.becomes,
            tone: 'caution',
            address: to.handler,
          } as const,
        ]),
  ]
}

/**
 * The row for new code: its published name, or the address marked as a danger.
 * @param before what the account runs now
 */
export function newCodeRow(singleton: Address, before: string): Change {
  const published = publishedMasterCopy(singleton)
  return {
    label: messages.contract,
    before,
    after: published ?? messages.becomes,
    tone: published === null ? 'danger' : 'caution',
    address: singleton,
  }
}
